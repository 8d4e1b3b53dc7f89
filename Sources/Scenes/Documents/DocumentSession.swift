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
/// goes.
@MainActor
final class DocumentSession<Document>: ObservableObject {
  @Published private(set) var document: Document?
  @Published private(set) var url: URL?
  @Published private(set) var isChanged = false
  /// Whether the user wants nothing of a new document to be kept.
  private var isDiscarded = false
  /// What went wrong; shown until it is dismissed.
  @Published var problem: String?
  weak var undoManager: UndoManager? {
    didSet {
      guard undoManager !== oldValue else { return }
      undos = undoManager.map { follow(undosOf: $0) } ?? []
    }
  }
  private var undos: [AnyCancellable] = []
  private let source: DocumentSource<Document>
  private var changes: AnyCancellable?
  private var end: AnyCancellable?
  private var savingSoon: ScheduledWork?
  /// The file that is being written while work goes on.
  private var background: BackgroundSave?
  /// When the file was written last, as far as this document knows.
  private var fileDate: Date?

  /// - Parameter draft: what a new document begins with; nil: with what the group makes.
  init(_ source: DocumentSource<Document>, _ url: URL?, draft: Document? = nil) {
    self.source = source
    begin(url, draft)
    end = NotificationCenter.default.publisher(for: UIApplication.willTerminateNotification)
      .sink { [weak self] _ in MainActor.assumeIsolated { self?.saveAtEnd() } }
  }

  /// A name that the app was started with and that is no file yet is what a new document is saved
  /// as.
  private func begin(_ url: URL?, _ draft: Document?) {
    if let url, FileManager.default.fileExists(atPath: url.path) || source.make == nil {
      return open(url)
    }
    document = draft ?? source.make?()
    self.url = url
  }

  /// Shows the document of a file.
  func open(_ url: URL) {
    finishBackground()
    do {
      document = try source.read(url)
      changes = nil
      self.url = url
      fileDate = Self.date(of: url)
      isChanged = false
      undoManager?.removeAllActions(withTarget: self)
    } catch {
      problem = "“\(url.lastPathComponent)” cannot be opened. \(error.localizedDescription)"
    }
  }

  /// Writes the document to its file, or to a new one.
  func save(to new: URL? = nil) {
    savingSoon?.cancel()
    savingSoon = nil
    finishBackground()
    guard canSave, let document, let target = new ?? url else { return }
    do {
      try source.write(document, target)()
      url = target
      fileDate = Self.date(of: target)
      isChanged = false
    } catch {
      failed(to: target, error)
    }
  }

  private func failed(to target: URL, _ error: any Error) {
    problem = "“\(target.lastPathComponent)” cannot be saved. \(error.localizedDescription)"
  }

  /// Saves what is not saved yet, if the document has a file. What another program wrote there
  /// meanwhile is only replaced when the user says so.
  ///
  /// - Parameter waits: whether it is written when this returns. A document that gives a snapshot
  ///   is written while work goes on, else.
  private func saveChanges(waits: Bool) {
    finishBackground()
    guard isChanged, canSave, let document, let url else { return }
    if let date = Self.date(of: url), date != fileDate {
      problem = "“\(url.lastPathComponent)” was changed by another program. Save replaces it."
      return
    }
    guard !waits else { return save() }
    do {
      switch try source.write(document, url) {
      case .onMain: save()
      case .anywhere(let write):
        isChanged = false
        background = BackgroundSave(to: url, write) { [weak self] save in
          if self?.background === save { self?.finishBackground() }
        }
      }
    } catch {
      failed(to: url, error)
    }
  }

  /// Waits for the file that is being written, and takes over how that went.
  private func finishBackground() {
    guard let save = background else { return }
    background = nil
    do {
      try save.wait()
      fileDate = Self.date(of: save.url)
    } catch {
      isChanged = true
      failed(to: save.url, error)
    }
  }

  /// The same where nobody can try again: what cannot be saved in its place is kept elsewhere.
  func saveAtEnd() {
    saveChanges(waits: true)
    guard isChanged, let url, let document else { return }
    let rescue = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)-\(url.lastPathComponent)")
    do {
      try source.write(document, rescue)()
      Diagnostics.report(
        .io, "The changes to \(url.path) could not be saved there. They are in \(rescue.path).")
    } catch {
      Diagnostics.report(
        .io, "The changes to \(url.path) could not be saved. \(error.localizedDescription)")
    }
  }

  /// Whether there is something that may be written: a viewer has no such thing.
  var canSave: Bool { document != nil && source.make != nil }

  private static func date(of url: URL) -> Date? {
    let path = url.resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }

  var name: String {
    url?.deletingPathExtension().lastPathComponent
      ?? LocalizedStringKey.library("Untitled").textInAppLanguage
  }
  var title: String {
    isChanged ? "\(name) — \(LocalizedStringKey.library("Edited").textInAppLanguage)" : name
  }

  /// Whether it was written to and lies nowhere, so that it would be lost with its window.
  var wouldBeLost: Bool { url == nil && isChanged && canSave && !isDiscarded }

  func discard() { isDiscarded = true }

  private func changed() {
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

  /// What can be undone has changed the document, and so has the undoing: for many documents this is
  /// all that tells of a change.
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
    let binding = Binding<Document> {
      self.document ?? shown
    } set: {
      if isEditable { self.replace($0) }
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
