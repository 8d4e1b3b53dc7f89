import ViewRuntime
import ViewTexts

extension View {
  /// Says what the view is called, in place of the texts inside.
  public nonisolated func accessibilityLabel(_ label: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(change: .label(label))
  }

  /// Says what the view is called, in words that are looked up in the app's translations.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what the view is called, in words that are taken as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(change: .label(Text(verbatim: String(label))))
  }

  /// Says what the view is called, in words of a resource.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource)
    -> ModifiedContent<
      Self, AccessibilityAttachmentModifier
    >
  {
    accessibility(change: .label(Text(labelResource)))
  }
}

extension View {
  /// Says what the view is called if `isEnabled` holds; the view keeps its identity either way.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(change: .label(label), isEnabled: isEnabled)
  }

  /// Says what the view is called if `isEnabled` holds, in words that are looked up.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Says what the view is called if `isEnabled` holds, in words that are taken as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(verbatim: String(label)), isEnabled: isEnabled)
  }

  /// Says what the view is called if `isEnabled` holds, in words of a resource.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ labelResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelResource), isEnabled: isEnabled)
  }
}
