import ViewRuntime

extension View {
  /// Says the view's present value in words.
  public nonisolated func accessibilityValue(_ value: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(change: .value(value))
  }

  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(change: .value(Text(verbatim: String(value))))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource)
    -> ModifiedContent<
      Self, AccessibilityAttachmentModifier
    >
  {
    accessibility(change: .value(Text(valueResource)))
  }
}
