import SwiftUI
import Testing
import ViewTesting

private struct LetterApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Letter()) { file in
      Button("Sign") { file.document.text += "太郎" }
      Text(verbatim: "text \(file.document.text)")
      CloseButton()
    }
  }
}

private struct CloseButton: View {
  @Environment(\.dismissWindow) private var dismissWindow
  var body: some View { Button("Close") { dismissWindow() } }
}

@MainActor
@Suite("Closing a document's window", .serialized)
struct ClosingTests {
  private let question = "Keep “Untitled”?"

  @Test("A new document with changes is not lost before the user is asked")
  func asking() throws {
    let app = ViewTest(LetterApp.self)
    try app.tap("Sign")
    try app.tap("Close")
    #expect(app.exists(.named(question)))
    try app.tap("Cancel")
    #expect(app.exists("text 太郎") && !app.exists(.named(question)))
    // Asks again each time.
    try app.press(KeyboardShortcut("q"))
    #expect(app.exists(.named(question)))
    try app.press(.escape)
    #expect(app.exists("text 太郎") && !app.exists(.named(question)))
    #expect(app.diagnostics.isEmpty)
  }

  @Test("An unchanged document is closed at once")
  func untouched() throws {
    let app = ViewTest(LetterApp.self)
    try app.tap("Close")
    #expect(!app.exists("text ") && !app.exists(.named(question)))
  }

  @Test("A discarded document is removed, and the app ends", arguments: [true, false])
  func discarding(byKeys: Bool) throws {
    let app = ViewTest(LetterApp.self)
    try app.tap("Sign")
    if byKeys { try app.press(KeyboardShortcut("q")) } else { try app.tap("Close") }
    try app.tap("Discard")
    #expect(!app.exists("text 太郎"))
  }

  @Test("Save asks for a location, and closes once it is written there")
  func saving() throws {
    let folder = try TemporaryFolder()
    let app = ViewTest(LetterApp.self)
    try app.tap("Sign")
    try app.tap("Close")
    try app.tap("Save…")
    // Closing is cancelled if saving fails.
    try app.tap("Cancel")
    #expect(app.exists("text 太郎"))
    try app.tap("Close")
    try app.tap("Save…")
    try enter("/proc/none/手紙.txt", app)
    #expect(app.exists(.containing("cannot be saved")))
    try app.tap("OK")
    #expect(app.exists("text 太郎"))
    try app.tap("Close")
    try app.tap("Save…")
    let file = folder.url.appendingPathComponent("手紙.txt")
    try enter(file.path, app)
    #expect(!app.exists("text 太郎"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "太郎")
  }

  @Test("Once the file's window is closed, another document may be saved in its place")
  func replacing() throws {
    let folder = try TemporaryFolder()
    let (first, second) = (
      folder.url.appendingPathComponent("一.txt"), folder.url.appendingPathComponent("二.txt")
    )
    try Data("one".utf8).write(to: first)
    try Data("two".utf8).write(to: second)
    let app = ViewTest(LetterApp.self, files: [second, first])
    #expect(app.exists("text one"))
    try app.tap("Close")
    #expect(app.exists("text two"))
    try app.press(.tab)
    try app.press(KeyboardShortcut("s", modifiers: [.command, .shift]))
    try enter(first.path, app)
    // The file exists: the user confirms once more.
    try app.tap(.named("Save"))
    #expect(!app.exists(.containing("open in another window")))
    #expect(app.window.label == "一")
    #expect(try String(contentsOf: first, encoding: .utf8) == "two")
  }

  private func enter(_ path: String, _ app: ViewTest) throws {
    let field = try app.textField("Name")
    try field.clear()
    try field.type(path)
    try app.tap(.named("Save"))
  }
}

/// A temporary folder for one test.
private final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("closing-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
