import Foundation
import PresentationControls
import UIKitNames
import UniformTypeIdentifiers
import ViewRuntime
import ViewTexts

/// A panel that asks the user where to save a file, for code that uses AppKit's.
///
/// ```swift
/// let panel = NSSavePanel()
/// panel.allowedContentTypes = [.json]
/// panel.nameFieldStringValue = "notes.json"
/// if panel.runModal() == .OK, let url = panel.url {
///   try data.write(to: url)
/// }
/// ```
///
/// It is shown in the app's front window: the desktop's own panel where there is one, and the
/// library's in a terminal, as by `fileExporter`. In a test, `ViewTest.onWait(_:)` answers it.
@MainActor @preconcurrency
open class NSSavePanel: NSObject {
  /// Creates a panel, which is not shown yet.
  public override init() { super.init() }

  /// The panel's title, shown if there is no ``message``.
  public var title: String! = ""
  /// What the user is to do; shown at the top.
  public var message: String! = ""
  /// The title of the confirming button; empty for the default one.
  public var prompt: String! = ""
  /// The label of the field for the name; empty for the default one.
  public var nameFieldLabel: String! = ""
  /// The suggested name.
  public var nameFieldStringValue = ""
  /// The folder that is shown first; nil for the current one.
  public var directoryURL: URL?
  /// The types of file that may be chosen, or saved as: the first one determines the extension.
  /// Empty for any.
  public var allowedContentTypes: [UTType] = []
  /// Whether hidden files are shown.
  public var showsHiddenFiles = false
  /// The chosen file; nil before the user has confirmed.
  public var url: URL? { chosen.first }

  /// The extensions of the files that may be chosen, in older code; nil for any.
  public var allowedFileTypes: [String]? {
    get {
      allowedContentTypes.isEmpty
        ? nil : allowedContentTypes.map { $0.preferredFilenameExtension ?? $0.identifier }
    }
    set {
      allowedContentTypes = (newValue ?? []).compactMap {
        UTType(filenameExtension: $0) ?? UTType($0)
      }
    }
  }

  /// Whether the user may create folders.
  ///
  /// - Note: Without effect: the desktop's panel decides; the library's creates none.
  public var canCreateDirectories = true
  /// Whether a name with another extension is accepted.
  ///
  /// - Note: Without effect: the first type's extension is added to such a name.
  public var allowsOtherFileTypes = false
  /// Whether there is a field for tags.
  ///
  /// - Note: Without effect: files have no tags here.
  public var showsTagField = false
  /// Whether the extension is hidden.
  ///
  /// - Note: Without effect: names are shown whole.
  public var isExtensionHidden = false
  /// Whether the user may hide the extension.
  ///
  /// - Note: Without effect: names are shown whole.
  public var canSelectHiddenExtension = false
  /// Whether the user may look into packages.
  ///
  /// - Note: Without effect: packages are files.
  public var treatsFilePackagesAsDirectories = false

  /// What the user has chosen.
  private(set) var chosen: [URL] = []
  private var session: PanelSession?

  /// Shows the panel and waits until the user has closed it. Until then the user can do nothing
  /// else in the app, and timers and tasks of the main actor may wait.
  ///
  /// - Returns: `.OK`, or `.cancel`, also if there is no window, or where nobody can be waited for:
  ///   while views are being updated, and in a test without `ViewTest.onWait(_:)`.
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse { show().wait() }

  /// Shows the panel.
  ///
  /// - Parameter handler: called when the user has closed it.
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    show(ended: handler)
  }

  /// Shows the panel, and returns when the user has closed it.
  @discardableResult
  open func begin() async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in begin { continuation.resume(returning: $0) } }
  }

  /// Shows the panel in the front window.
  ///
  /// - Parameter handler: called when the user has closed it.
  open func beginSheetModal(
    for window: NSWindow,
    completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) { show(ended: handler) }

  /// Shows the panel in the front window, and returns when the user has closed it.
  @discardableResult
  open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse {
    await begin()
  }

  /// Closes the panel as its Cancel button does.
  open func cancel(_ sender: Any?) { session?.end(with: .cancel) }
  /// Closes the panel as its Cancel button does.
  open func close() { cancel(nil) }

  /// Requests that the panel come to the front.
  ///
  /// - Note: Without effect: it is above the front window anyway.
  open func orderFrontRegardless() {}
  /// Requests that the panel come to the front.
  ///
  /// - Note: Without effect: it is above the front window anyway.
  open func makeKeyAndOrderFront(_ sender: Any?) {}

  @discardableResult
  private func show(
    ended: @escaping (NSApplication.ModalResponse) -> Void = { _ in }
  ) -> PanelSession {
    session?.end(with: .cancel)
    chosen = []
    let session = PanelSession(ended: ended) { runtime, session in
      runtime.presentFilePanel(request, options) { urls in
        self.chosen = urls ?? []
        session.end(with: urls == nil ? .cancel : .OK)
      }
    }
    self.session = session
    return session
  }

  /// What is asked.
  var request: FileRequest {
    FileRequest(purpose: .save(name: nameFieldStringValue), types: allowedContentTypes)
  }

  private var options: FileDialogOptions {
    var options = FileDialogOptions()
    options.folder = directoryURL
    let words = [message, title].lazy.compactMap { $0 }.first { !$0.isEmpty }
    options.message = words.map { Text(verbatim: $0) }
    if let prompt, !prompt.isEmpty { options.confirmationLabel = Text(verbatim: prompt) }
    if let nameFieldLabel, !nameFieldLabel.isEmpty {
      options.filenameLabel = Text(verbatim: nameFieldLabel)
    }
    options.showsHiddenFiles = showsHiddenFiles
    return options
  }
}
