import Foundation
import UniformTypeIdentifiers
import UserFiles
import ViewTexts

/// The request of a file panel.
package struct FileRequest {
  package enum Purpose {
    /// Existing files or folders.
    case open(allowsSeveral: Bool)
    /// A destination for a file.
    case save(name: String)
    /// A folder to put files into; `action` is the button's label, such as "Move".
    case folder(action: String)
  }

  package var purpose: Purpose
  /// The types that can be chosen, or the types to save as; the first one determines the extension.
  package var types: [UTType]

  package init(purpose: Purpose, types: [UTType]) {
    self.purpose = purpose
    self.types = types
  }

  /// The panel's title.
  var title: LocalizedStringKey {
    switch purpose {
    case .open(let allowsSeveral) where choosesOnlyFolders:
      Self.word(allowsSeveral ? "Choose folders" : "Choose a folder")
    case .open(let allowsSeveral): Self.word(allowsSeveral ? "Choose files" : "Choose a file")
    case .save: Self.word("Choose a name")
    case .folder: Self.word("Choose a folder")
    }
  }

  /// The label of the confirming button.
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

  private var choosesOnlyFolders: Bool {
    !types.isEmpty && types.allSatisfy { $0 == .folder || $0 == .directory }
  }

  var allowsSeveral: Bool { if case .open(true) = purpose { true } else { false } }
  var isSaving: Bool { if case .save = purpose { true } else { false } }

  /// Returns whether a file can be chosen.
  func allows(_ url: URL, isFolder: Bool) -> Bool {
    if isFolder { return choosesFolders || isPackage(url) }
    if case .folder = purpose { return false }
    return url.isFile(of: types)
  }

  /// Returns whether a folder counts as a document.
  func isPackage(_ url: URL) -> Bool {
    !url.pathExtension.isEmpty
      && types.contains { type in
        type != .folder && type != .directory && type.conforms(to: .directory)
          && url.isFile(of: [type])
      }
  }

  /// Returns the URL for a name, with the type's extension unless it already has one of these
  /// types'.
  func destination(_ name: String, in folder: URL) -> URL {
    let url = FileRequest.url(name, in: folder)
    guard isSaving, let ending, url.pathExtension.lowercased() != ending.lowercased(),
      url.pathExtension.isEmpty || !url.isFile(of: types)
    else { return url }
    return url.appendingPathExtension(ending)
  }

  /// The extension of the first type, or of one of its supertypes: UTF-8 text, for example, has
  /// none itself.
  private var ending: String? {
    guard let type = types.first else { return nil }
    let wider = type.supertypes.sorted { $0.identifier < $1.identifier }
    return ([type] + wider).lazy.compactMap(\.preferredFilenameExtension).first
  }

  /// Returns the URL for a path: absolute, relative to the home folder, or relative to a folder.
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
