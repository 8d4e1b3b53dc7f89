import Foundation
import HostInterface
import Scenes
import UpdateRecording
import ViewLayouts
import ViewRuntime

/// Shows an app's state beside it, in a browser, or both: who owns, borrows and reads it, and what
/// each action changed.
///
/// ```swift
/// let inspector = Inspector(TerminalHost(...), arguments: CommandLine.arguments)
/// let runtime = ViewRuntime(host: inspector.host)
/// inspector.watch(runtime)
/// ```
///
/// While it is closed and writes no page, the app's runtime has no recorder and is unaffected.
@MainActor
package final class Inspector {
  private let shared: SharedScreen
  private let page: PageWriter?
  private let startsOpen: Bool
  private lazy var journal = Journal()
  private var reference: RuntimeReference?
  private var paneRuntime: ViewRuntime?

  /// Makes an inspector for a host.
  ///
  /// - Parameter arguments: `--inspect` opens the pane at launch; `--inspect-to file.html` writes a
  ///   page and keeps it current.
  package init(_ screen: any RenderHost, arguments: [String]) {
    shared = SharedScreen(screen)
    startsOpen = arguments.contains("--inspect")
    page = Self.file(in: arguments).map { PageWriter(file: $0) }
    shared.onPaneClosed = { [weak self] in self?.close() }
    shared.onEnvironment = { [weak self] environment in
      // The app is in the background or about to terminate: nothing may remain unwritten.
      if !environment.isActive { self?.page?.flush() }
    }
  }

  /// The host for the app's runtime.
  package var host: any RenderHost { shared.app }

  /// Starts watching a runtime. Call it before the app is mounted, so that nothing is missed.
  package func watch(_ runtime: ViewRuntime) {
    reference = runtime.reference
    if page != nil { record() }
    if startsOpen { open(.beside) }
    (runtime.recorder as? UpdateRecorder)?.note(cause: "launch")
  }

  /// Handles the inspector's key: opens the pane beside the app, then over the whole window, then
  /// closes it. If the pane has its own window, only opens and closes that.
  package func toggle() {
    switch shared.layout {
    case .closed: open(.beside)
    case .beside where shared.hasWindows: close()
    case .beside: shared.divide(.full)
    case .full: close()
    }
  }

  /// Writes the final page before the process exits.
  package func finish() { page?.finish(journal) }

  // MARK: Recording

  private func record() {
    guard let runtime = reference?.runtime, runtime.recorder == nil else { return }
    let recorder = UpdateRecorder()
    recorder.notesLosses = true
    runtime.recorder = recorder
    recorder.onFrame = { [weak self, weak recorder] in
      guard let self, let recorder, let runtime = reference?.runtime else { return }
      journal.note(recorder, in: runtime)
      page?.write(journal)
    }
  }

  private func open(_ layout: SharedScreen.Layout) {
    guard let runtime = reference?.runtime else { return }
    record()
    if journal.steps.isEmpty, runtime.rootElement != nil,
      let recorder = runtime.recorder as? UpdateRecorder
    {
      journal.note(recorder, in: runtime)
    }
    let pane = ViewRuntime(host: shared.pane)
    paneRuntime = pane
    pane.followHostEnvironment()
    shared.divide(layout)
    // A grid of cells provides its own distance.
    let margin: CGFloat = shared.screen.metrics.grid == .zero ? 8 : 0
    pane.mount(InspectorPane(journal: journal).padding(margin))
  }

  private func close() {
    paneRuntime?.unmount()
    paneRuntime = nil
    shared.divide(.closed)
    if page == nil { reference?.runtime?.recorder = nil }
  }

  // MARK: The page's file

  /// Returns why the requested page cannot be written, as a message to the user; nil if it can, or
  /// if none is requested.
  package static func problem(in arguments: [String]) -> String? {
    guard arguments.contains(where: { $0 == option || $0.hasPrefix("\(option)=") }) else {
      return nil
    }
    guard let file = file(in: arguments) else {
      return "\(option) needs the name of the page's file: \(option) state.html"
    }
    let folder = file.deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    if !FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
      || !isFolder.boolValue
    {
      return "The inspector's page cannot be \(file.path): there is no folder \(folder)."
    }
    if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue
    {
      return "The inspector's page cannot be \(file.path): that is a folder."
    }
    if !FileManager.default.isWritableFile(atPath: folder) {
      return "The inspector's page cannot be \(file.path): nothing may be written to \(folder)."
    }
    return nil
  }

  private static let option = "--inspect-to"

  private static func file(in arguments: [String]) -> URL? {
    var name: String?
    if let index = arguments.firstIndex(of: option), index + 1 < arguments.count {
      name = arguments[index + 1]
    } else if let argument = arguments.first(where: { $0.hasPrefix("\(option)=") }) {
      name = String(argument.dropFirst(option.count + 1))
    }
    guard let name, !name.isEmpty, !name.hasPrefix("-") else { return nil }
    return URL(fileURLWithPath: name)
  }
}
