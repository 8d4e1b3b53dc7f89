import Foundation
import PersistentState

/// The folder that the user last chose from in the file panels of one id (S12.19).
struct RememberedFolder {
  private let path: AppStorage<String?>

  init(id: String, in settings: UserDefaults?) {
    path = AppStorage("fileDialogFolder.\(id)", store: settings)
  }

  /// The folder; nil if there is none yet, or it is gone.
  var url: URL? {
    path.wrappedValue.map { URL(fileURLWithPath: $0, isDirectory: true) }
      .flatMap { Self.isFolder($0) ? $0 : nil }
  }

  /// Keeps the folder that the panel showed: a chosen folder is entered before it is confirmed.
  func keep(_ chosen: [URL], of request: FileRequest) {
    guard let first = chosen.first else { return }
    let isShown =
      chosen.count == 1 && !request.isSaving && !request.isPackage(first) && Self.isFolder(first)
    path.wrappedValue = (isShown ? first : first.deletingLastPathComponent()).path
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
