import Combine
import Foundation
import PresentationControls
import Timekeeping
import UIKitNames
import ViewBasics
import ViewRuntime
import ViewTexts

/// The document of one window: where it lies, and whether it was changed since it was saved.
///
/// A document that lies in a file is saved by itself, a second after a change and when its window
/// goes. One that lies nowhere is kept as a draft meanwhile.
@MainActor
final class DocumentSession<Document>: ObservableObject {
  @Published private(set) var document: Document?
  @Published var url: URL?
  @Published var isChanged = false
  /// Counts what was opened here: each document has an editor of its own.
  @Published private(set) var generation = 0
  /// Whether the user wants nothing of the changes to be kept.
  var isDiscarded = false
  /// What went wrong; shown until it is dismissed.
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
  /// The file that is being written while work goes on.
  var background: BackgroundSave?
  /// What the file was when it was read or written last, as far as this document knows.
  var stamp: FileStamp?
  /// What another program made of it, that the user was told of.
  var knownConflict: FileStamp?

  /// Where it is kept while it is not saved; nil: nowhere.
  let drafts: DraftFolder?
  /// What is kept there of it.
  var draft: URL?

  /// - Parameters:
  ///   - new: what a new document begins with; nil: with what the group makes.
  ///   - restored: what is kept of a document that was not saved before the app ended.
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
          // Another app in the same process may end, as in tests.
          if runtime == nil || runtime === ViewRuntime.current { self?.saveAtEnd() }
        }
      }
  }

  /// A name that the app was started with and that is no file yet is what a new document is saved
  /// as.
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

  /// Shows the document of a file.
  func open(_ url: URL) {
    finishBackground()
    do {
      // Looked at first: what is written while it is read is seen as another program's.
      let stamp = FileStamp(url)
      document = try source.read(url)
      generation += 1
      changes = nil
      self.url = url
      self.stamp = stamp
      knownConflict = nil
      isChanged = false
      // Of the former document: its editor's as well as what was written to it.
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
    // A second after the first of several changes: they might never cease.
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

  /// What can be undone has changed the document, and so has the undoing: for many documents this
  /// is all that tells of a change.
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

/// An object may change on any thread.
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
    // The editor of a document that has left may still write, as it disappears or from a task: not
    // into the one that took its place.
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
