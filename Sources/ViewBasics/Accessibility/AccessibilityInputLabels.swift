import ViewRuntime

extension View {
  /// Other words that a person may call the view by when speaking to it, the likeliest first.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(change: .otherLabels(inputLabels))
  }

  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels.map { Text(verbatim: String($0)) })
  }
}
