import ViewRuntime
import ViewTexts

extension View {
  /// Sets the accessibility hint: what happens when the view is used.
  public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(change: .hint(hint))
  }

  /// Sets the accessibility hint from a localized string key.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityHint(Text(hintKey))
  }

  /// Sets the accessibility hint from a verbatim string.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(change: .hint(Text(verbatim: String(hint))))
  }

  /// Sets the accessibility hint from a localized string resource.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hintResource: LocalizedStringResource)
    -> ModifiedContent<
      Self, AccessibilityAttachmentModifier
    >
  {
    accessibility(change: .hint(Text(hintResource)))
  }
}

extension View {
  /// Sets the accessibility hint if `isEnabled` is true; the view keeps its identity either way.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(change: .hint(hint), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint from a localized string key if `isEnabled` is true.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint from a verbatim string if `isEnabled` is true.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(verbatim: String(hint)), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint from a localized string resource if `isEnabled` is true.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hintResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintResource), isEnabled: isEnabled)
  }
}
