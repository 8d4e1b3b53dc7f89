import Foundation
import ViewRuntime
import ViewTexts

extension View {
  /// The word on the button that confirms.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    fileDialogOptions { $0.confirmationLabel = label }
  }

  /// The localized word on the button that confirms.
  public nonisolated func fileDialogConfirmationLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View { fileDialogConfirmationLabel(Text(labelKey)) }

  /// The word on the button that confirms, shown as it is.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(
    _ label: S
  ) -> some View { fileDialogConfirmationLabel(Text(label)) }

  /// The word on the button that confirms, from a resource.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel(
    _ labelResource: LocalizedStringResource
  ) -> some View { fileDialogConfirmationLabel(Text(labelResource)) }
}
