import SwiftUI
import Testing
import ViewTesting

private let noteURL = FileManager.default.temporaryDirectory
  .appendingPathComponent("kumiki-\(UUID().uuidString).txt")

private struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text = "empty"

  init(text: String = "empty") { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct NotesApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Note()) { file in Editor(text: file.document.text) }
  }
}

private struct Editor: View {
  let text: String
  @State private var problem = "no problem"
  @Environment(\.newDocument) private var newDocument
  @Environment(\.openDocument) private var openDocument

  var body: some View {
    Text(verbatim: "text \(text)")
    Text(problem)
    Button("New") { newDocument(Note(text: "a copy of \(text)")) }
    Button("Open") { open(noteURL) }
    Button("Open nothing") { open(URL(fileURLWithPath: "/nowhere/at all.txt")) }
  }

  private func open(_ url: URL) {
    Task {
      do { try await openDocument(at: url) } catch { problem = "a problem" }
    }
  }
}

@MainActor
@Suite("Documents opened by the environment's actions", .serialized)
struct DocumentActionsTests {
  @Test("A new document begins with the app's content")
  func new() async throws {
    let app = ViewTest(NotesApp.self)
    #expect(app.exists("text empty"))
    try app.tap("New")
    try await app.settle()
    #expect(app.exists("text a copy of empty"))
    try app.tap("New")
    try await app.settle()
    #expect(app.exists("text a copy of a copy of empty"))
    #expect(app.diagnostics.isEmpty)
  }

  @Test("A file is opened by the group that reads it, and a missing one is reported")
  func open() async throws {
    try Data("from a file".utf8).write(to: noteURL)
    defer { try? FileManager.default.removeItem(at: noteURL) }
    let app = ViewTest(NotesApp.self)
    try app.tap("Open nothing")
    try await app.settle()
    #expect(app.exists("a problem"))
    try app.tap("Open")
    try await app.settle()
    #expect(app.exists("text from a file"))
  }
}
