import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

@MainActor private var log: [String] = []

private struct LetterView: View {
  let text: String
  var body: some View { Text(verbatim: "text \(text)") }
}

private struct PlainApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Letter()) { LetterView(text: $0.document.text) }
      .commands {
        CommandGroup(after: .newItem) { Button("From Template") { log.append("template") } }
        CommandGroup(before: .saveItem) { Button("Check") { log.append("check") } }
      }
    Settings { Text("Preferences") }
  }
}

private struct ReplacingApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Letter()) { LetterView(text: $0.document.text) }
      .commands {
        CommandGroup(replacing: .newItem) {}
        CommandGroup(replacing: .saveItem) {
          Button("Send") { log.append("sent") }.keyboardShortcut("s")
        }
      }
  }
}

/// Viewed only.
private struct Numbers: FileDocument {
  static let readableContentTypes: [UTType] = [.json]
  let numbers: [Int]

  init(configuration: ReadConfiguration) throws {
    numbers = try JSONDecoder().decode(
      [Int].self, from: configuration.file.regularFileContents ?? Data())
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try JSONEncoder().encode(numbers))
  }
}

private struct TwoKindsApp: App {
  var body: some Scene {
    DocumentGroup(viewing: Numbers.self) { file in
      Text(verbatim: "numbers \(file.document.numbers)")
    }
    DocumentGroup(newDocument: Letter()) { LetterView(text: $0.document.text) }
  }
}

@MainActor
@Suite(.serialized)
struct DocumentCommandsTests {
  private func withFile(_ name: String, _ text: String, _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("commands-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    try body(file)
  }

  private func open(_ file: URL, _ app: ViewTest) throws {
    let field = try app.textField("Name")
    try field.clear()
    try field.type(file.path)
    try app.tap(.named("Open"))
  }

  @Test("Commands that the app adds are beside New, Open and Save")
  func added() throws {
    log = []
    let app = ViewTest(PlainApp.self)
    try app.chooseCommand("File", "From Template")
    try app.chooseCommand("File", "Check")
    try app.chooseCommand("File", "New")
    #expect(log == ["template", "check"])
    #expect(app.exists("text "))
  }

  @Test("Commands that replace them remove them and their keys")
  func replaced() throws {
    log = []
    let app = ViewTest(ReplacingApp.self)
    for key in ["n", "o"] as [KeyEquivalent] {
      #expect(throws: ViewTestError.self) { try app.press(KeyboardShortcut(key)) }
    }
    try app.press(KeyboardShortcut("s"))
    #expect(log == ["sent"])
    #expect(throws: ViewTestError.self) { try app.chooseCommand("File", "New") }
  }

  @Test("New and Open work if no document is in front")
  func withoutDocument() throws {
    try withFile("a.txt", "Dear") { file in
      let app = ViewTest(PlainApp.self)
      try app.openSettings()
      #expect(app.exists("Preferences") && !app.exists("text "))
      try app.press(KeyboardShortcut("n"))
      #expect(app.exists("text "))
      try app.openSettings()
      try app.press(KeyboardShortcut("o"))
      try open(file, app)
      #expect(app.exists("text Dear"))
    }
  }

  @Test("A file of any group passed at launch is shown, and nothing else")
  func launching() throws {
    try withFile("a.txt", "Dear") { file in
      let app = ViewTest(TwoKindsApp.self, files: [file])
      #expect(app.exists("text Dear") && app.window.label == "a")
      try app.press(KeyboardShortcut("n"))
      #expect(app.exists("text "))
    }
    try withFile("a.json", "[1,2]") { file in
      let app = ViewTest(TwoKindsApp.self, files: [file])
      #expect(app.exists("numbers [1, 2]"))
      // The first kind cannot be created, so another one is.
      try app.press(KeyboardShortcut("n"))
      #expect(app.exists("text "))
    }
  }

  @Test("Open offers the documents of all groups")
  func opening() throws {
    try withFile("a.json", "[1,2]") { file in
      let app = ViewTest(TwoKindsApp.self)
      #expect(app.exists("No document"))
      try app.press(KeyboardShortcut("n"))
      #expect(app.exists("text "))
      try app.press(KeyboardShortcut("o"))
      try open(file, app)
      #expect(app.exists("numbers [1, 2]"))
    }
  }
}
