import Foundation
import ViewRuntime
import ViewTexts

extension View {
  /// Sets the label of the confirming button.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    fileDialogOptions { $0.confirmationLabel = label }
  }

  /// Sets the localized label of the confirming button.
  public nonisolated func fileDialogConfirmationLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View { fileDialogConfirmationLabel(Text(labelKey)) }

  /// Sets the label of the confirming button to an unlocalized string.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(
    _ label: S
  ) -> some View { fileDialogConfirmationLabel(Text(label)) }

  /// Sets the label of the confirming button from a resource.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel(
    _ labelResource: LocalizedStringResource
  ) -> some View { fileDialogConfirmationLabel(Text(labelResource)) }
}
