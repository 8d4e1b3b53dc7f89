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

  func keep(_ folder: URL) { path.wrappedValue = folder.path }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
