import Foundation
import UniformTypeIdentifiers
import ViewRuntime
import ViewTexts

extension View {
  /// The folder that file panels begin with.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    fileDialogOptions { $0.folder = defaultDirectory }
  }
}
