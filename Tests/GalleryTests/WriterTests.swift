import SwiftUI
import Testing
import ViewTesting

@testable import gallery

@MainActor
@Suite(.serialized)
final class WriterTests {
  private let folder: URL

  init() throws {
    UserDefaults.standard.removeObject(forKey: "writer.isFixedWidth")
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("writer-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func enter(_ path: String, _ app: ViewTest, _ button: String) throws {
    let field = try app.textField("Name")
    try field.clear()
    try field.type(path)
    try app.tap(.named(button))
  }

  @Test("Lines and characters are counted as the user sees them")
  func counting() {
    #expect(TextCount().lines == 1 && TextCount().characters == 0)
    let text = TextCount("家族👩‍👩‍👧\n\nend\n")
    #expect(text.lines == 4)
    #expect(text.characters == 6)
  }

  @Test("A long text is counted when typing pauses, and not at each key")
  func longText() async throws {
    let file = folder.appendingPathComponent("long.txt")
    try Data(String(repeating: "A line of a long text.\n", count: 1_000).utf8).write(to: file)
    let app = ViewTest(WriterApp.self, files: [file])
    try await app.advance(by: .seconds(1))
    #expect(app.exists("Lines: 1,001, characters: 22,000"))
    try app.textField("Text").type("a")
    #expect(app.exists("Lines: 1,001, characters: 22,000"))
    try await app.advance(by: .seconds(1))
    #expect(app.exists("Lines: 1,001, characters: 22,001"))
  }

  @Test("A text is written, saved under a Japanese name, and opened again")
  func saving() throws {
    let file = folder.appendingPathComponent("日記 🎉.txt")
    let app = ViewTest(WriterApp.self)
    try app.textField("Text").type("今日は晴れ")
    #expect(app.exists("Lines: 1, characters: 5"))
    try app.press(KeyboardShortcut("s"))
    try enter(file.deletingPathExtension().path, app, "Save")
    #expect(try String(contentsOf: file, encoding: .utf8) == "今日は晴れ")
    #expect(app.window.label == "日記 🎉")
    let next = ViewTest(WriterApp.self, files: [file])
    #expect(next.exists("Lines: 1, characters: 5"))
    #expect(app.diagnostics.isEmpty)
  }

  @Test("An existing file is replaced only after the user confirms")
  func replacing() throws {
    let file = folder.appendingPathComponent("a.txt")
    try Data("old".utf8).write(to: file)
    let app = ViewTest(WriterApp.self)
    try app.textField("Text").type("new")
    try app.chooseCommand("File", "Save As…")
    try enter(file.path, app, "Save")
    #expect(try String(contentsOf: file, encoding: .utf8) == "old")
    try app.tap(.named("Save"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "new")
  }

  @Test("A new window's text has the focus, even if another window had it")
  func anotherWindow() throws {
    let app = ViewTest(WriterApp.self)
    try app.textField("Text").type("one")
    try app.press(KeyboardShortcut("n"))
    #expect(app.exists("Lines: 1, characters: 0"))
    #expect(try app.textField("Text").isFocused)
  }

  @Test("A file that is not text is reported, and the current text stays")
  func unreadable() throws {
    let file = folder.appendingPathComponent("a.txt")
    try Data([0xFF, 0xFE, 0xFF]).write(to: file)
    let app = ViewTest(WriterApp.self)
    try app.press(KeyboardShortcut("o"))
    try enter(file.path, app, "Open")
    #expect(app.exists(.containing("“a.txt” cannot be opened.")))
    try app.tap("OK")
    #expect(app.exists("Lines: 1, characters: 0"))
  }

  @Test("In the gallery, buttons open and save")
  func page() throws {
    let file = folder.appendingPathComponent("手紙.txt")
    try Data("拝啓\n".utf8).write(to: file)
    let app = ViewTest(WriterPage())
    try app.tap("Open…")
    try enter(file.path, app, "Open")
    #expect(app.exists("Lines: 2, characters: 2") && app.exists("手紙"))
    try app.textField("Text").type("敬具")
    try app.tap("Save…")
    try enter(folder.appendingPathComponent("返事").path, app, "Save")
    let saved = folder.appendingPathComponent("返事.txt")
    #expect(try String(contentsOf: saved, encoding: .utf8) == "拝啓\n敬具")
    #expect(app.exists("返事"))
    try app.tap("Save…")
    try enter("/proc/none/a.txt", app, "Save")
    #expect(app.exists("The file"))
    #expect(app.diagnostics.isEmpty)
  }
}
