import ViewRuntime
import ViewTexts

extension View {
  /// Says the view's present value in words.
  public nonisolated func accessibilityValue(_ value: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(change: .value(value))
  }

  /// Says the view's present value, in words that are looked up in the app's translations.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityValue(Text(valueKey))
  }

  /// Says the view's present value, in words that are taken as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(change: .value(Text(verbatim: String(value))))
  }

  /// Says the view's present value, in words of a resource.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource)
    -> ModifiedContent<
      Self, AccessibilityAttachmentModifier
    >
  {
    accessibility(change: .value(Text(valueResource)))
  }
}

extension View {
  /// Says what the view stands at if `isEnabled` holds; the view keeps its identity either way.
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(change: .value(value), isEnabled: isEnabled)
  }

  /// Says what the view stands at if `isEnabled` holds, in words that are looked up.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Says what the view stands at if `isEnabled` holds, in words that are taken as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(verbatim: String(value)), isEnabled: isEnabled)
  }

  /// Says what the view stands at if `isEnabled` holds, in words of a resource.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueResource), isEnabled: isEnabled)
  }
}
