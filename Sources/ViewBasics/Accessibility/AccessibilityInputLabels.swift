import ViewRuntime
import ViewTexts

extension View {
  /// Other words that the user may call the view by when speaking to it, the likeliest first.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(change: .otherLabels(inputLabels))
  }

  /// Other words for the view that are looked up in the app's translations, the likeliest first.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Other words for the view that are taken as they are, the likeliest first.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels.map { Text(verbatim: String($0)) })
  }
}

extension View {
  /// Other words that the user may call the view by, if `isEnabled` holds.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(change: .otherLabels(inputLabels), isEnabled: isEnabled)
  }

  /// Other words for the view that are looked up in the app's translations, if `isEnabled` holds.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Other words for the view that are taken as they are, if `isEnabled` holds.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(
      inputLabels.map { Text(verbatim: String($0)) }, isEnabled: isEnabled)
  }
}
