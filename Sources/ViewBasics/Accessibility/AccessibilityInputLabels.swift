import ViewRuntime
import ViewTexts

extension View {
  /// Sets alternative labels by which the user can address the view by voice, the likeliest first.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(change: .otherLabels(inputLabels))
  }

  /// Sets alternative labels from localized string keys, the likeliest first.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Sets alternative labels from verbatim strings, the likeliest first.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels.map { Text(verbatim: String($0)) })
  }
}

extension View {
  /// Sets alternative labels for the view if `isEnabled` is true.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(change: .otherLabels(inputLabels), isEnabled: isEnabled)
  }

  /// Sets alternative labels from localized string keys if `isEnabled` is true.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Sets alternative labels from verbatim strings if `isEnabled` is true.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(
      inputLabels.map { Text(verbatim: String($0)) }, isEnabled: isEnabled)
  }
}
