import Foundation
import UniformTypeIdentifiers
import ViewRuntime
import ViewTexts

/// The options that modifiers set for the file panels inside.
package struct FileDialogOptions {
  package var folder: URL?
  /// The id under which the folder of the user's last choice is kept in the settings.
  package var customizationID: String?
  package var message: Text?
  package var confirmationLabel: Text?
  package var filenameLabel: Text?
  package var showsHiddenFiles = false
  package var isEnabled: (@Sendable (URL) -> Bool)?

  package init() {}
}

extension View {
  nonisolated func fileDialogOptions(
    _ change: @escaping (inout FileDialogOptions) -> Void
  ) -> some View {
    transformEnvironment(\.fileDialogOptions, transform: change)
  }
}
