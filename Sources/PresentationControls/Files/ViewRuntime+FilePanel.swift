import Controls
import Foundation
import ViewRuntime

extension ViewRuntime {
  /// Presents a file panel in the front window, for a program that asks by a call.
  ///
  /// - Parameter finish: called with the chosen files; nil if the user cancels.
  /// - Returns: nil if no window is shown.
  package func presentFilePanel(
    _ request: FileRequest, _ options: FileDialogOptions,
    finish: @escaping @MainActor ([URL]?) -> Void
  ) -> CalledPresentation? {
    let form = PresentationForm.sheet
    let cancel = { finish(nil) }
    return present(
      form,
      content: { panel in
        AnyView(
          PresentedContent(panel, form, dismiss: cancel) {
            FileChooser(request, finish: finish).environment(\.fileDialogOptions, options)
          })
      }, dismissed: cancel)
  }
}
