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

private struct Office: App {
  var body: some Scene {
    WindowGroup {
      VStack(alignment: .leading) {
        ForEach(["One", "Two", "Three"], id: \.self) { Button($0) {} }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    }
    Settings {
      VStack {
        ForEach(["Loud", "Bright", "Fast"], id: \.self) { Toggle($0, isOn: .constant(false)) }
      }
    }
  }
}

/// Two pages, the second one behind a shortcut of the first, and the other way round.
private struct Pages: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<2) { number in
        VStack(alignment: .leading) {
          Button("Start \(number)") {}
          Button("Middle \(number)") {}
          Button("Turn \(number)") { page = 1 - number }
            .keyboardShortcut(number == 0 ? "e" : "b")
        }
        .tabItem { Text(verbatim: "Page \(number)") }.tag(number)
      }
    }
  }
}

/// Buttons that replace all of them.
private struct Tens: View {
  @State private var numbers = [1, 2, 3]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(numbers, id: \.self) { number in
        Button("\(number)") { numbers = numbers.map { $0 + 10 } }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A window, and settings whose content is exchanged.
private struct Wizard: App {
  var body: some Scene {
    WindowGroup {
      Button("One") {}
      Button("Two") {}
    }
    Settings { WizardView() }
  }
}

private struct WizardView: View {
  @State private var step = 0

  var body: some View {
    VStack(alignment: .leading) {
      switch step % 2 {
      case 0:
        Button("Help 0") {}
        Button("Next 0") { step += 1 }
      default:
        Button("Help 1") {}
        Button("Next 1") { step += 1 }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
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

  @Test("Settings begin at their first control, and the focus returns to where it was")
  func focusOfWindows() {
    let screen = AppScreen(app: Office.self) { $0.awaitsFirstFocus = true }
    screen.type("\t\t")
    #expect(screen.focused == "Three")
    for _ in 0..<2 {
      screen.type("\u{1B},")
      #expect(screen.focused == "Loud")
      screen.type("\t")
      #expect(screen.focused == "Bright")
      screen.escape()
      #expect(screen.focused == "Three")
    }
  }

  @Test("So do the pages of a tab view")
  func focusOfPages() {
    let screen = AppScreen(Pages()) { $0.awaitsFirstFocus = true }
    screen.type("\t")
    #expect(screen.focused == "Middle 0")
    screen.type("\u{5}")
    #expect(screen.focused == "Start 1")
    screen.type("\t\t")
    #expect(screen.focused == "Turn 1")
    screen.type("\u{1B}b")
    #expect(screen.focused == "Middle 0")
    screen.type("\u{5}")
    #expect(screen.focused == "Turn 1")
  }

  @Test("Content that is replaced as a whole keeps the focus at its place")
  func replacedContent() {
    let screen = AppScreen(Tens()) { $0.awaitsFirstFocus = true }
    screen.type("\t")
    #expect(screen.focused == "2")
    for number in [12, 22, 32] {
      screen.type(" ")
      #expect(screen.focused == "\(number)")
    }
  }

  @Test("So do the steps of a wizard; many of them do not push out what a window remembers")
  func replacedSteps() {
    let screen = AppScreen(app: Wizard.self) { $0.awaitsFirstFocus = true }
    screen.type("\t")
    #expect(screen.focused == "Two")
    screen.type("\u{1B},\t")
    #expect(screen.focused == "Next 0")
    for step in 1...20 {
      screen.type(" ")
      #expect(screen.focused == "Next \(step % 2)")
    }
    screen.escape()
    #expect(screen.focused == "Two")
  }

  @Test("A page begins at its first control even if it is not new, and something is beside it")
  func pageBesideOthers() {
    let screen = AppScreen(
      VStack(alignment: .leading) {
        Pages()
        Button("Outside") {}
      }
    ) { $0.awaitsFirstFocus = true }
    screen.type("\t")
    #expect(screen.focused == "Middle 0")
    screen.type("\u{5}")
    #expect(screen.focused == "Start 1")
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
