import Combine
import Foundation
import PresentationControls
import Timekeeping
import UIKitNames
import ViewBasics
import ViewRuntime
import ViewTexts

/// The document of one window, with its location and its unsaved changes.
///
/// A document with a file is saved automatically, a second after a change and when its window
/// closes. Until it has a file, it is stored as a draft.
@MainActor
final class DocumentSession<Document>: ObservableObject {
  @Published private(set) var document: Document?
  @Published var url: URL?
  @Published var isChanged = false
  /// Counts the documents opened here: each has its own editor.
  @Published private(set) var generation = 0
  /// Whether the user has discarded the changes.
  var isDiscarded = false
  /// The error message; shown until it is dismissed.
  @Published var problem: String?
  weak var undoManager: UndoManager? {
    didSet {
      guard undoManager !== oldValue else { return }
      undos = undoManager.map { follow(undosOf: $0) } ?? []
    }
  }
  private var undos: [AnyCancellable] = []
  let source: DocumentSource<Document>
  private var changes: AnyCancellable?
  private var end: AnyCancellable?
  var savingSoon: ScheduledWork?
  /// The save that runs in the background.
  var background: BackgroundSave?
  /// The file's stamp when this document last read or wrote it.
  var stamp: FileStamp?
  /// The file's stamp of another program's change that the user has been told of.
  var knownConflict: FileStamp?

  /// The folder for drafts; nil if there is none.
  let drafts: DraftFolder?
  /// The stored draft of this document.
  var draft: URL?

  /// - Parameters:
  ///   - new: the content of a new document; nil for the group's default.
  ///   - restored: the draft of a document that was unsaved when the app ended.
  init(
    _ source: DocumentSource<Document>, _ url: URL?, new: Document? = nil,
    drafts: DraftFolder? = nil, restoring restored: URL? = nil
  ) {
    self.source = source
    self.drafts = drafts
    if restored.map({ restore($0) }) != true { begin(url, new) }
    end = NotificationCenter.default.publisher(for: UIApplication.willTerminateNotification)
      .sink { [weak self, weak runtime = ViewRuntime.current] _ in
        MainActor.assumeIsolated {
          // Several apps may run in one process, as in tests; only this one's end matters.
          if runtime == nil || runtime === ViewRuntime.current { self?.saveAtEnd() }
        }
      }
  }

  /// Opens the file, or makes a new document; a launch argument that names no existing file becomes
  /// the place to save the new document.
  private func begin(_ url: URL?, _ new: Document?) {
    if let url, FileManager.default.fileExists(atPath: url.path) || source.make == nil {
      return open(url)
    }
    document = new ?? source.make?()
    self.url = url
  }

  private func restore(_ draft: URL) -> Bool {
    do {
      document = try source.read(draft)
      self.draft = draft
      isChanged = true
      return true
    } catch {
      drafts?.setAside(draft)
      return false
    }
  }

  /// Opens the document of a file.
  func open(_ url: URL) {
    finishBackground()
    do {
      // Taken before reading: a write during the read then counts as another program's.
      let stamp = FileStamp(url)
      document = try source.read(url)
      generation += 1
      changes = nil
      self.url = url
      self.stamp = stamp
      knownConflict = nil
      isChanged = false
      // Undo steps of the former document: its editor's, and those of its changes.
      undoManager?.removeAllActions()
    } catch {
      problem = "“\(url.lastPathComponent)” cannot be opened. \(error.localizedDescription)"
    }
  }

  var name: String {
    url?.deletingPathExtension().lastPathComponent ?? draft.map { DraftFolder.name(of: $0) }
      ?? LocalizedStringKey.library("Untitled").textInAppLanguage
  }
  var title: String {
    isChanged ? "\(name) — \(LocalizedStringKey.library("Edited").textInAppLanguage)" : name
  }

  fileprivate func changed() {
    isChanged = true
    isDiscarded = false
    // A second after the first of several changes, as they might never stop.
    guard savingSoon == nil else { return }
    savingSoon = TimeSource.current.scheduleOnMain(after: .seconds(1)) { [weak self] in
      self?.savingSoon = nil
      self?.saveChanges(waits: false)
    }
  }

  fileprivate func replace(_ document: Document) {
    let former = self.document
    self.document = document
    changed()
    undoManager?.registerUndo(withTarget: self) { session in
      if let former { session.replace(former) }
    }
  }

  /// Both undoable operations and their undoing change the document; many documents announce
  /// changes only this way.
  private func follow(undosOf manager: UndoManager) -> [AnyCancellable] {
    [
      Notification.Name.NSUndoManagerCheckpoint, .NSUndoManagerDidUndoChange,
      .NSUndoManagerDidRedoChange,
    ].map { name in
      NotificationCenter.default.publisher(for: name, object: manager)
        .sink { [weak self] _ in MainActor.assumeIsolated { self?.changed() } }
    }
  }

  fileprivate func follow<P: Publisher>(_ publisher: P) where P.Failure == Never {
    guard changes == nil else { return }
    changes = publisher.sink { [weak self] _ in
      onMain { self?.changed() }
    }
  }
}

/// Runs work on the main thread, as an object may change on any thread.
private func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
  guard isOnMainActor() else {
    DispatchQueue.main.async(execute: work)
    return
  }
  MainActor.assumeIsolated(work)
}

extension DocumentSession where Document: FileDocument {
  func valueConfiguration(isEditable: Bool) -> FileDocumentConfiguration<Document> {
    guard let shown = document else { preconditionFailure("The window has no document.") }
    let generation = generation
    // The editor of a former document may still write, as it disappears or from a task: this must
    // not reach the document that replaced it.
    let binding = Binding<Document>.unread {
      generation == self.generation ? self.document ?? shown : shown
    } set: {
      if isEditable, generation == self.generation { self.replace($0) }
    }
    return FileDocumentConfiguration(document: binding, fileURL: url, isEditable: isEditable)
  }
}

extension DocumentSession where Document: ReferenceFileDocument {
  func objectConfiguration(isEditable: Bool) -> ReferenceFileDocumentConfiguration<Document> {
    guard let document else { preconditionFailure("The window has no document.") }
    if isEditable { follow(document.objectWillChange) }
    return ReferenceFileDocumentConfiguration(
      document: document, fileURL: url, isEditable: isEditable)
  }
}
