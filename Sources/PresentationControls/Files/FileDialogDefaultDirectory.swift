import Foundation
import UniformTypeIdentifiers
import ViewRuntime
import ViewTexts

extension View {
  /// Sets the initial folder of file panels.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    fileDialogOptions { $0.folder = defaultDirectory }
  }
}
