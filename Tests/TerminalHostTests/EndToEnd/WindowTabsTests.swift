import Foundation
import SwiftUI
import Testing

@testable import TerminalHost

private struct Letter: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var text = ""

  init() {}
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct Letters: App {
  var body: some Scene {
    DocumentGroup(newDocument: Letter()) { file in
      Text(file.document.text)
      Button("Answer") {}
    }
  }
}

private struct Desk: App {
  var body: some Scene {
    WindowGroup { Button("Work") {} }
    Window("Notes", id: "notes") { Button("Write") {} }
      .keyboardShortcut("o")
    Settings { Toggle("Loud", isOn: .constant(false)) }
  }
}

@Suite("Window titles above the visible window")
@MainActor
struct WindowTabsTests {
  @Test("Each of several files has its name there, and the focus begins in the visible one")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tabs-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try ["one", "two"].map { name in
      let file = folder.appendingPathComponent("\(name).txt")
      try Data("Dear \(name)".utf8).write(to: file)
      return file
    }
    let screen = AppScreen(app: Letters.self, 60, 12, files: files) { $0.awaitsFirstFocus = true }
    let names = screen.host.painter.screen.lines[0]
    #expect(names.contains("one") && names.contains("two"))
    #expect(screen.text.contains("Dear two"))
    #expect(screen.focused == "Answer")
    screen.type("\t\r")
    #expect(screen.text.contains("Dear one"))
  }

  @Test("Escape closes the settings, and Control-W the visible window")
  func closing() {
    let screen = AppScreen(app: Desk.self) { $0.awaitsFirstFocus = true }
    screen.type("\u{1B},")
    #expect(screen.text.contains("Loud") && !screen.text.contains("Work"))
    screen.escape()
    #expect(screen.text.contains("Work") && !screen.text.contains("Loud"))
    screen.type("\u{F}")
    #expect(screen.text.contains("Write"))
    screen.escape()
    #expect(screen.text.contains("Write"))
    screen.type("\u{17}")
    #expect(screen.text.contains("Work") && !screen.text.contains("Write"))
  }

  @Test("Typing replaces the suggested name of a new file")
  func naming() {
    let screen = AppScreen(app: Letters.self) { $0.awaitsFirstFocus = true }
    screen.type("\u{13}")
    #expect(screen.text.contains("Choose a name") && screen.text.contains("Untitled"))
    screen.type("diary")
    #expect(screen.text.contains("diary") && !screen.text.contains("Untitled"))
  }
}
