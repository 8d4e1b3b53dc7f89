import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

/// Reads pages as well as texts, and writes a text.
private struct Page: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText, .html]
  static let writableContentTypes: [UTType] = [.plainText]
  var text = ""

  init() {}
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct PageApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Page()) { file in PageEditor(text: file.$document.text) }
  }
}

/// Stores what is typed when it disappears.
private struct PageEditor: View {
  @Binding var text: String
  @State private var draft = "draft"
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    VStack {
      Text("text \(text)")
      Text(draft)
      Button("Write") { draft = "written" }
      Button("Sign") { text += "太郎" }
      Button("Close") { dismissWindow() }
    }
    .onDisappear { if draft != "draft" { text = draft } }
  }
}

@MainActor
@Suite(.serialized)
struct ReplacedDocumentTests {
  private func withFile(
    _ name: String, _ text: String, _ body: (URL) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("replaced-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    try await body(file)
  }

  private func content(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  private func enter(_ path: String, _ app: ViewTest, _ button: String) throws {
    let field = try app.textField("Name")
    try field.clear()
    try field.type(path)
    try app.tap(.named(button))
  }

  @Test(
    "Another document in the same window has its own editor, and the former one writes no more")
  func editors() async throws {
    try await withFile("a.txt", "Dear") { file in
      let app = ViewTest(PageApp.self)
      try app.tap("Write")
      #expect(app.exists("written"))
      try app.chooseCommand("File", "Open…")
      try enter(file.path, app, "Open")
      #expect(app.exists("text Dear") && app.exists("draft") && !app.exists("written"))
      try await app.advance(by: .seconds(2))
      #expect(try content(file) == "Dear")
      #expect(app.window.label == "a")
    }
  }

  @Test("A file of a read-only type is never written; Save asks for another location")
  func readOnly() async throws {
    try await withFile("a.html", "<p>") { file in
      let app = ViewTest(PageApp.self, files: [file])
      try app.tap("Sign")
      #expect(app.exists("text <p>太郎"))
      try await app.advance(by: .seconds(2))
      try app.press(KeyboardShortcut("s"))
      #expect(try content(file) == "<p>")
      let text = file.deletingPathExtension().appendingPathExtension("txt")
      try enter(text.path, app, "Save")
      #expect(try content(text) == "<p>太郎" && content(file) == "<p>")
      #expect(app.window.label == "a")
      app.unmount()
      #expect(try content(file) == "<p>")
    }
  }

  @Test("Closing asks about changes that cannot be written to the document's file")
  func closingReadOnly() async throws {
    try await withFile("a.html", "<p>") { file in
      let app = ViewTest(PageApp.self, files: [file])
      try app.tap("Sign")
      try app.tap("Close")
      #expect(app.exists(.named("Keep “a”?")))
      try app.tap("Discard")
      #expect(!app.exists("text <p>太郎"))
    }
  }

  @Test("Save does not overwrite another program's recent changes; a second Save does")
  func saveInConflict() async throws {
    try await withFile("a.txt", "Dear") { file in
      let app = ViewTest(PageApp.self, files: [file])
      try app.tap("Sign")
      let date = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
      try Data("them".utf8).write(to: file, options: .atomic)
      try FileManager.default.setAttributes([.modificationDate: date!], ofItemAtPath: file.path)
      try app.press(KeyboardShortcut("s"))
      #expect(try content(file) == "them")
      #expect(app.exists(.named("“a.txt” was changed by another program. Save replaces it.")))
      try app.tap("OK")
      try app.press(KeyboardShortcut("s"))
      #expect(try content(file) == "Dear太郎")
    }
  }

  @Test("Closing a window asks if another program has changed the document's file")
  func closingInConflict() async throws {
    try await withFile("a.txt", "Dear") { file in
      let app = ViewTest(PageApp.self, files: [file])
      try app.tap("Sign")
      try Data("theirs".utf8).write(to: file)
      try app.tap("Close")
      #expect(app.exists(.named("Keep “a”?")))
      #expect(app.exists(.containing("changed by another program")))
      try app.tap("Cancel")
      #expect(app.exists("text Dear太郎"))
      try app.press(KeyboardShortcut("s"))
      #expect(try content(file) == "Dear太郎")
      try app.tap("Close")
      #expect(!app.exists("text Dear太郎") && !app.exists(.named("Keep “a”?")))
    }
  }
}
