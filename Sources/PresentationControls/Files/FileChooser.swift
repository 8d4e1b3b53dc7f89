import Foundation
import HostInterface
import PersistentState
import UniformTypeIdentifiers
import ViewRuntime
import ViewTexts

/// Asks the user for files, with the desktop's panel if the host has one, otherwise with a
/// ``FilePanel``.
struct FileChooser: View {
  let request: FileRequest
  /// Called with the chosen files; nil if the user cancels.
  let finish: @MainActor ([URL]?) -> Void
  @State private var retry = FileRetry()
  @Environment(\.fileDialogOptions) private var given
  @Environment(\.defaultAppStorage) private var settings

  init(_ request: FileRequest, finish: @escaping @MainActor ([URL]?) -> Void) {
    self.request = request
    self.finish = finish
  }

  private var remembered: RememberedFolder? {
    given.customizationID.map { RememberedFolder(id: $0, in: settings) }
  }

  var body: some View {
    let options = options
    FileChooserControl(
      request: request, options: options, retry: retry,
      answer: { urls in
        if let better = retry.judge(urls, request, options) {
          retry = better
        } else {
          // The desktop's panel does not tell which folder it showed.
          let isFolder = urls.count == 1 && request.choosesOneFolder(urls[0])
          end(request.isSaving ? urls.map(request.completed) : urls, isShownFolder: isFolder)
        }
      },
      panel: FilePanel(request) { end($0, isShownFolder: $1) }
    )
    .environment(\.fileDialogOptions, options)
  }

  /// The options of the program, in the folder where the user was last.
  private var options: FileDialogOptions {
    var options = given
    if let folder = remembered?.url { options.folder = folder }
    return options
  }

  private func end(_ chosen: [URL]?, isShownFolder: Bool) {
    if let first = chosen?.first {
      remembered?.keep(isShownFolder ? first : first.deletingLastPathComponent())
    }
    finish(chosen)
  }
}

/// The changes to a file panel that is shown again after an invalid answer.
struct FileRetry {
  var count = 0
  var problem: LocalizedStringKey?
  var folder: URL?
  var name: String?

  /// - Returns: how to ask again; nil if the answer is valid.
  func judge(_ urls: [URL], _ request: FileRequest, _ options: FileDialogOptions) -> FileRetry? {
    if request.isSaving { return urls.first.flatMap { judge(place: $0, request) } }
    for url in urls {
      var isFolder: ObjCBool = false
      let name = url.lastPathComponent
      if !FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) {
        return again(.library("There is no “\(name)” here."), at: url)
      }
      if !FileManager.default.isReadableFile(atPath: url.path) {
        return again(.library("“\(name)” cannot be read."), at: url)
      }
      if !request.allows(url, isFolder: isFolder.boolValue) || options.isEnabled?(url) == false {
        return again(.library("“\(name)” is of another kind."), at: url)
      }
    }
    return nil
  }

  /// Checks the name with its extension: the panel has asked only whether to replace the name as
  /// typed.
  private func judge(place: URL, _ request: FileRequest) -> FileRetry? {
    let url = request.completed(place)
    guard url != place, FileManager.default.fileExists(atPath: url.path) else { return nil }
    return again(.library("“\(url.lastPathComponent)” is there already."), at: url)
  }

  private func again(_ problem: LocalizedStringKey, at url: URL) -> FileRetry {
    FileRetry(
      count: count + 1, problem: problem, folder: url.deletingLastPathComponent(),
      name: url.lastPathComponent)
  }
}

/// The node that represents the desktop's panel.
private struct FileChooserControl {
  let request: FileRequest
  let options: FileDialogOptions
  let retry: FileRetry
  let answer: @MainActor ([URL]) -> Void
  let panel: FilePanel
}

extension FileChooserControl: View {
  typealias Body = Never
}

extension FileChooserControl: ControlView {
  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent {
    let title =
      retry.problem.map { Text($0) } ?? options.message ?? Text(request.title)
    let action = options.confirmationLabel ?? Text(request.action)
    let folder = retry.folder ?? options.folder
    let question = FileQuestion(
      purpose: request.questionPurpose, title: title.string(in: environment),
      action: action.string(in: environment),
      folder: folder?.path ?? FileManager.default.currentDirectoryPath,
      name: retry.name ?? request.suggestedName, endings: request.endings,
      kind: request.kind(in: environment),
      attempt: retry.count)
    return NodeContent(
      leaf: .control, control: ControlSpec(kind: .fileDialog), value: .question(question))
  }

  func content(_ hidden: [HiddenPart], hostDraws: Bool) -> some View { panel }

  func handle(_ event: HostEvent, _ context: ControlContext) {
    guard case .setValue(_, .paths(let paths)) = event else { return }
    answer(paths.map { URL(fileURLWithPath: $0).standardizedFileURL })
  }
}

extension FileRequest {
  fileprivate var questionPurpose: FileQuestion.Purpose {
    switch purpose {
    case .open(let allowsSeveral):
      let areFolders = types.allSatisfy { $0 == .folder || $0 == .directory }
      return areFolders && !types.isEmpty
        ? .folder(allowsSeveral: allowsSeveral) : .open(allowsSeveral: allowsSeveral)
    case .save: return .save
    case .folder: return .folder(allowsSeveral: false)
    }
  }

  /// Returns whether the only thing that can be chosen is a folder, and this is one.
  fileprivate func choosesOneFolder(_ url: URL) -> Bool {
    !isSaving && !allowsSeveral && !isPackage(url) && url.hasDirectoryPath
  }

  /// The suggested name with its extension, so that the panel can check whether the file exists.
  fileprivate var suggestedName: String {
    guard case .save(let name) = purpose, !name.isEmpty else { return "" }
    return completed(URL(fileURLWithPath: "/" + name)).lastPathComponent
  }

  /// Returns a destination with the matching filename extension.
  fileprivate func completed(_ place: URL) -> URL {
    destination(place.path, in: place.deletingLastPathComponent())
  }

  /// Returns a description of the allowed file types for the user.
  fileprivate func kind(in environment: EnvironmentValues) -> String {
    let names = types.compactMap { type in
      type.localizedDescription ?? type.preferredFilenameExtension.map { "*.\($0)" }
    }
    return names.isEmpty
      ? Text(.library("Files")).string(in: environment) : names.joined(separator: ", ")
  }

  /// The allowed filename extensions; empty if any is allowed, or they are unknown.
  fileprivate var endings: [String] {
    let known = types.map(\.conformingFilenameExtensions)
    let isOpen = types.contains { $0 == .item || $0 == .data || $0 == .content }
    return isOpen || known.contains([]) ? [] : Array(Set(known.joined())).sorted()
  }
}
