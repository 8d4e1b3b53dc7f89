import ViewRuntime
import ViewTexts

extension View {
  /// Says what happens when the view is used.
  public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(change: .hint(hint))
  }

  /// Says what happens when the view is used, in words that are looked up in the app's
  /// translations.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityHint(Text(hintKey))
  }

  /// Says what happens when the view is used, in words that are taken as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(change: .hint(Text(verbatim: String(hint))))
  }

  /// Says what happens when the view is used, in words of a resource.
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
  /// Says what the view is for if `isEnabled` holds; the view keeps its identity either way.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(change: .hint(hint), isEnabled: isEnabled)
  }

  /// Says what the view is for if `isEnabled` holds, in words that are looked up.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Says what the view is for if `isEnabled` holds, in words that are taken as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(verbatim: String(hint)), isEnabled: isEnabled)
  }

  /// Says what the view is for if `isEnabled` holds, in words of a resource.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hintResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintResource), isEnabled: isEnabled)
  }
}
