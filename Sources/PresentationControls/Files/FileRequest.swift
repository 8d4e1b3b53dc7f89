import Foundation
import UniformTypeIdentifiers
import UserFiles
import ViewTexts

/// What a file panel is to ask for.
package struct FileRequest {
  package enum Purpose {
    /// Files or folders that are there.
    case open(allowsSeveral: Bool)
    /// A place for a file.
    case save(name: String)
    /// A folder to put files into; what is done to them, such as "Move".
    case folder(action: String)
  }

  package var purpose: Purpose
  /// What may be chosen, or the type of what is saved; the first one gives its ending.
  package var types: [UTType]

  package init(purpose: Purpose, types: [UTType]) {
    self.purpose = purpose
    self.types = types
  }

  /// What the user is asked to do.
  var title: LocalizedStringKey {
    switch purpose {
    case .open(let allowsSeveral): Self.word(allowsSeveral ? "Choose files" : "Choose a file")
    case .save: Self.word("Choose a name")
    case .folder: Self.word("Choose a folder")
    }
  }

  /// The word on the button that does it.
  var action: LocalizedStringKey {
    switch purpose {
    case .open: Self.word("Open")
    case .save: Self.word("Save")
    case .folder(let action): Self.word(action)
    }
  }

  private static func word(_ english: String) -> LocalizedStringKey {
    .library(LocalizedStringKey(english))
  }

  var choosesFolders: Bool {
    if case .folder = purpose { return true }
    return types.contains { $0 == .folder || $0 == .directory || $0 == .item }
  }

  var allowsSeveral: Bool { if case .open(true) = purpose { true } else { false } }
  var isSaving: Bool { if case .save = purpose { true } else { false } }

  /// Whether a file may be chosen.
  func allows(_ url: URL, isFolder: Bool) -> Bool {
    if isFolder { return choosesFolders || isPackage(url) }
    if case .folder = purpose { return false }
    return url.isFile(of: types)
  }

  /// Whether a folder counts as a document.
  func isPackage(_ url: URL) -> Bool {
    !url.pathExtension.isEmpty
      && types.contains { type in
        type != .folder && type != .directory && type.conforms(to: .directory)
          && url.isFile(of: [type])
      }
  }

  /// The place that a name stands for, with the type's ending if it has none of these types'.
  func destination(_ name: String, in folder: URL) -> URL {
    let url = FileRequest.url(name, in: folder)
    guard isSaving, let ending, url.pathExtension.isEmpty || !url.isFile(of: types) else {
      return url
    }
    return url.appendingPathExtension(ending)
  }

  /// The ending of the first type, or else of one that it belongs to: text in UTF-8 has none of its
  /// own.
  private var ending: String? {
    guard let type = types.first else { return nil }
    let wider = type.supertypes.sorted { $0.identifier < $1.identifier }
    return ([type] + wider).lazy.compactMap(\.preferredFilenameExtension).first
  }

  /// The file that a path stands for: absolute, from the home folder, or from a folder on.
  package static func url(
    _ path: String, in folder: URL,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    if path == "~" || path.hasPrefix("~/") {
      return BaseDirectory.home(environment: environment)
        .appendingPathComponent(String(path.dropFirst(2))).standardizedFileURL
    }
    if path.hasPrefix("/") { return URL(fileURLWithPath: path).standardizedFileURL }
    return folder.appendingPathComponent(path).standardizedFileURL
  }
}
