import SwiftUI
import Testing
import ViewTesting

private struct LetterApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Letter()) { file in
      VStack {
        TextField("Text", text: file.$document.text)
        Button("Sign") { file.document.text += "太郎" }
        Text(verbatim: "text \(file.document.text)")
        Text(verbatim: "file \(file.fileURL?.lastPathComponent ?? "none")")
      }
    }
  }
}

private struct ViewerApp: App {
  var body: some Scene {
    DocumentGroup(viewing: Letter.self) { file in
      Text(verbatim: "\(file.document.text) \(file.isEditable)")
    }
  }
}

private final class Drawing: ReferenceFileDocument {
  static let readableContentTypes: [UTType] = [.json]
  @Published var lines: [String] = []

  init() {}

  init(configuration: ReadConfiguration) throws {
    lines = try JSONDecoder().decode(
      [String].self, from: configuration.file.regularFileContents ?? Data())
  }

  func snapshot(contentType: UTType) throws -> [String] { lines }

  func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
  }
}

private struct DrawingView: View {
  @ObservedObject var drawing: Drawing

  var body: some View {
    Button("Line") { drawing.lines.append("線") }
    Text(verbatim: "lines \(drawing.lines.joined(separator: ","))")
  }
}

private struct DrawingApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: { Drawing() }) { file in DrawingView(drawing: file.document) }
  }
}

@MainActor
@Suite(.serialized)
struct DocumentGroupTests {
  private func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("documents-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  private func enter(_ path: String, _ app: ViewTest, _ button: String) throws {
    let field = try app.textField("Name")
    try field.clear()
    try field.type(path)
    try app.tap(.named(button))
  }

  /// An app that starts with a letter from a file.
  private func letter(_ file: URL) throws -> ViewTest {
    try Data("Dear".utf8).write(to: file)
    return ViewTest(LetterApp.self, files: [file])
  }

  @Test("Continuous changes are saved nevertheless")
  func steady() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.txt")
    let app = try letter(file)
    for _ in 0..<4 {
      try app.tap("Sign")
      try await app.advance(by: .milliseconds(400))
    }
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("Dear太郎"))
  }

  @Test("Changes by another program are not overwritten before the user confirms")
  func conflict() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.txt")
    let app = try letter(file)
    try app.tap("Sign")
    try Data("theirs".utf8).write(to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: file.path)
    try await app.advance(by: .seconds(2))
    #expect(try String(contentsOf: file, encoding: .utf8) == "theirs")
    #expect(app.exists(.named("“a.txt” was changed by another program. Save replaces it.")))
    try app.tap("OK")
    try app.press(KeyboardShortcut("s"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "Dear太郎")
  }

  @Test("A viewer writes nothing")
  func viewer() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.txt")
    try Data("Dear".utf8).write(to: file)
    let date = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    let app = ViewTest(ViewerApp.self, files: [file])
    #expect(app.exists("Dear false"))
    // The command exists and is disabled.
    #expect(throws: (any Error).self) { try app.press(KeyboardShortcut("s")) }
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.modificationDate] as? Date == date)
  }

  @Test("A file name that does not exist yet is where a new document is saved, once it is changed")
  func naming() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("新しい.txt")
    let app = ViewTest(LetterApp.self, files: [file])
    #expect(app.exists("file 新しい.txt"))
    try await app.advance(by: .seconds(2))
    #expect(!FileManager.default.fileExists(atPath: file.path))
    try app.tap("Sign")
    try await app.advance(by: .seconds(2))
    #expect(try String(contentsOf: file, encoding: .utf8) == "太郎")
  }

  @Test("A new document is changed, saved under a name, and from then on saved automatically")
  func saving() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("手紙.txt")
    let app = ViewTest(LetterApp.self)
    #expect(app.exists("file none"))
    try app.tap("Sign")
    #expect(app.exists("text 太郎"))
    #expect(app.window.label == "Untitled — Edited")
    try app.press(KeyboardShortcut("s"))
    try enter(file.path, app, "Save")
    #expect(app.exists("file 手紙.txt"))
    #expect(app.window.label == "手紙")
    #expect(try String(contentsOf: file, encoding: .utf8) == "太郎")
    try app.tap("Sign")
    #expect(try String(contentsOf: file, encoding: .utf8) == "太郎")
    try await app.advance(by: .seconds(2))
    #expect(try String(contentsOf: file, encoding: .utf8) == "太郎太郎")
    try app.tap("Sign")
    NotificationCenter.default.post(
      name: UIApplication.willTerminateNotification, object: nil)
    #expect(try String(contentsOf: file, encoding: .utf8) == "太郎太郎太郎")
    #expect(app.diagnostics.isEmpty)
  }

  @Test("A change is undone by the menu or by keys, and redone")
  func undo() throws {
    let app = ViewTest(LetterApp.self)
    try app.tap("Sign")
    try app.tap("Sign")
    try app.press(KeyboardShortcut("z"))
    #expect(app.exists("text 太郎"))
    try app.chooseCommand("Edit", "Undo")
    #expect(app.exists("text "))
    try app.press(KeyboardShortcut("z", modifiers: [.command, .shift]))
    #expect(app.exists("text 太郎"))
  }

  @Test("A file is opened into an empty window; a file that is not a document is reported")
  func opening() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (good, bad) = (
      folder.appendingPathComponent("a.txt"), folder.appendingPathComponent("b.txt")
    )
    try Data("やあ".utf8).write(to: good)
    try Data([0xFF, 0xFE, 0xFF]).write(to: bad)
    let app = ViewTest(LetterApp.self)
    try app.chooseCommand("File", "Open…")
    try enter(bad.path, app, "Open")
    #expect(app.exists(.containing("“b.txt” cannot be opened.")))
    try app.tap("OK")
    #expect(app.exists("file none"))
    try app.press(KeyboardShortcut("o"))
    try enter(good.path, app, "Open")
    #expect(app.exists("text やあ") && app.exists("file a.txt"))
  }

  @Test("The first window shows the file of the right type that was passed at launch")
  func launching() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (picture, note) = (
      folder.appendingPathComponent("a.png"), folder.appendingPathComponent("b.txt")
    )
    try Data().write(to: picture)
    try Data("中身".utf8).write(to: note)
    let app = ViewTest(LetterApp.self, files: [picture, note])
    #expect(app.exists("text 中身") && app.exists("file b.txt"))
    try app.press(KeyboardShortcut("n"))
    #expect(app.exists("file none"))
    let viewer = ViewTest(ViewerApp.self, files: [note])
    #expect(viewer.exists("中身 false"))
    #expect(ViewTest(ViewerApp.self, files: [picture]).exists("No document"))
  }

  @Test("An unwritable location is reported, and the document stays as it is")
  func failing() throws {
    let app = ViewTest(LetterApp.self)
    try app.tap("Sign")
    try app.press(KeyboardShortcut("s"))
    try enter("/proc/none/a.txt", app, "Save")
    #expect(app.exists(.containing("“a.txt” cannot be saved.")))
    try app.tap("OK")
    #expect(app.exists("text 太郎") && app.exists("file none"))
  }

  @Test("For a reference document, a snapshot is saved after it has changed")
  func objects() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("絵.json")
    try Data("[\"一\"]".utf8).write(to: file)
    let app = ViewTest(DrawingApp.self, files: [file])
    #expect(app.exists("lines 一"))
    try app.tap("Line")
    #expect(app.window.label == "絵 — Edited")
    try await app.advance(by: .seconds(2))
    #expect(app.window.label == "絵")
    #expect(
      try JSONDecoder().decode([String].self, from: Data(contentsOf: file)) == ["一", "線"])
  }
}
