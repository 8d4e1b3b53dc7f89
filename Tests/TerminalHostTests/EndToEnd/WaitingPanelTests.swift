import Foundation
import HostInterface
import SwiftUI
import Testing

@testable import TerminalHost

private struct Asking: View {
  @State private var log = "-"
  @State private var name = ""

  var body: some View {
    VStack {
      Text(verbatim: "log \(log)")
      Button("Ask") {
        let alert = NSAlert()
        alert.messageText = "Sure?"
        log = "\(alert.runModal().rawValue)"
      }
      TextField("Name", text: $name)
      Text(verbatim: "name \(name).")
    }
  }
}

private struct AskingApp: App {
  var body: some Scene { WindowGroup { Asking() } }
}

private struct Opening: View {
  @State private var log = "-"
  @State private var name = ""

  var body: some View {
    VStack {
      Text(verbatim: "log \(log)")
      Button("Open") {
        let panel = NSOpenPanel()
        panel.directoryURL = OpeningApp.folder
        panel.message = "Which ones?"
        panel.allowsMultipleSelection = true
        log = "asked"
        let response = panel.runModal()
        log = "\(response.rawValue) \(panel.urls.map(\.lastPathComponent))"
      }
      TextField("Name", text: $name)
      Text(verbatim: "name \(name).")
    }
  }
}

private struct OpeningApp: App {
  @MainActor static var folder = FileManager.default.temporaryDirectory

  var body: some Scene { WindowGroup { Opening() } }
}

@MainActor
struct WaitingPanelTests {
  @Test("Keys that arrive with the one that opens a panel go to the panel, then to what is below")
  func together() {
    let screen = AppScreen(app: AskingApp.self)
    // To the button, which opens the alert; answers it, then moves to the field and types into it.
    screen.type("\t\r\r\tab")
    #expect(screen.text.contains("log 1000"))
    #expect(screen.text.contains("name ab."))
    #expect(!screen.text.contains("Sure?"))
  }

  @Test("A panel for files is used while the program waits; then keys go to what is below")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("panel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.txt", "b.txt", "c.txt"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    OpeningApp.folder = folder
    let screen = AppScreen(app: OpeningApp.self, 70, 20)
    let down = "\u{1B}[B"
    // To the button, which opens the panel; to the first and the third file, each of which Return
    // chooses; past Cancel to the button that confirms, then to the field below.
    screen.type("\t\r\(down)\(down)\r\(down)\(down)\r\t\t\r\tab")
    #expect(screen.text.contains("log 1 [\"a.txt\", \"c.txt\"]"))
    #expect(screen.text.contains("name ab."))
    #expect(!screen.text.contains("Which ones?"))
    // Left by Escape, it has chosen nothing, although a file was named.
    screen.type("\u{1B}[Z\ra.txt\u{1B}[27u")
    #expect(screen.text.contains("log 0 []"))
    #expect(!screen.text.contains("Which ones?"))
  }
}
