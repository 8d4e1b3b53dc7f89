import Foundation
import UniformTypeIdentifiers
import ViewRuntime
import ViewTexts

/// The options that modifiers set for the file panels inside.
struct FileDialogOptions {
  var folder: URL?
  var message: Text?
  var confirmationLabel: Text?
  var filenameLabel: Text?
  var showsHiddenFiles = false
  var isEnabled: (@Sendable (URL) -> Bool)?
}

extension View {
  nonisolated func fileDialogOptions(
    _ change: @escaping (inout FileDialogOptions) -> Void
  ) -> some View {
    transformEnvironment(\.fileDialogOptions, transform: change)
  }
}
