import Foundation
import Observation
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

/// A document whose model reports no changes: undo actions do.
@MainActor @Observable
private final class Notes {
  private(set) var lines: [String] = []

  nonisolated init() {}

  func add(_ line: String, _ undoManager: UndoManager?) {
    lines.append(line)
    undoManager?.registerUndo(withTarget: self) { $0.removeLast(undoManager) }
  }

  private func removeLast(_ undoManager: UndoManager?) {
    let line = lines.removeLast()
    undoManager?.registerUndo(withTarget: self) { $0.add(line, undoManager) }
  }
}

private final class NotesDocument: ReferenceFileDocument, @unchecked Sendable {
  static let readableContentTypes: [UTType] = [.plainText]
  let notes = Notes()

  init() {}
  init(configuration: ReadConfiguration) throws {}

  func snapshot(contentType: UTType) throws -> [String] { MainActor.assumeIsolated { notes.lines } }

  func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
    #expect(!Thread.isMainThread || snapshot.count == 3)
    return FileWrapper(regularFileWithContents: Data(snapshot.joined(separator: ",").utf8))
  }
}

private struct NotesView: View {
  let notes: Notes
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    Button("Add") { notes.add("line", undoManager) }
    Button("Take back") { undoManager?.undo() }
  }
}

private struct NotesApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: { NotesDocument() }) { file in
      VStack { NotesView(notes: file.document.notes) }
    }
  }
}

@MainActor
@Suite(.serialized)
struct UndoneDocumentTests {
  @Test("A document is saved when an undoable change was made, undone or redone")
  func saves() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    let app = ViewTest(NotesApp.self, files: [file])
    let content = { try String(contentsOf: file, encoding: .utf8) }
    try await app.advance(by: .seconds(2))
    #expect(try content() == "")
    try app.tap("Add")
    try await app.advance(by: .seconds(2))
    #expect(try content() == "line")
    try app.tap("Add")
    try app.tap("Take back")
    try await app.advance(by: .seconds(2))
    #expect(try content() == "line")
    try app.tap("Take back")
    try await app.advance(by: .seconds(2))
    #expect(try content() == "")
  }
  @Test("A snapshot is written off the main thread, and none is lost at the end")
  func ends() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    let app = ViewTest(NotesApp.self, files: [file])
    try app.tap("Add")
    try await app.advance(by: .seconds(2))
    #expect(app.window.label == file.deletingPathExtension().lastPathComponent)
    try app.tap("Add")
    try app.tap("Add")
    app.unmount()
    #expect(try String(contentsOf: file, encoding: .utf8) == "line,line,line")
  }
}
