import SwiftUI
import Testing

@testable import TerminalHost

@MainActor @Observable
private final class Tally {
  private(set) var count = 0

  func add(_ step: Int, _ manager: UndoManager?) {
    count += step
    manager?.registerUndo(withTarget: self) { tally in
      MainActor.assumeIsolated { tally.add(-step, manager) }
    }
  }
}

private struct Tallies: App {
  var body: some Scene { WindowGroup { Pane() } }

  struct Pane: View {
    @State private var tally = Tally()
    @State private var text = ""
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      VStack {
        Button("Add") { tally.add(1, undoManager) }
        TextField("Note", text: $text)
        Text("count \(tally.count), text \(text).")
      }
    }
  }
}

@Suite("Undo keys in a terminal")
@MainActor
struct UndoKeysTests {
  @Test("Control-_ and Alt-_ undo and redo the app's changes, and in a field the typing")
  func outsideOfFields() {
    let screen = AppScreen(app: Tallies.self) { $0.awaitsFirstFocus = true }
    screen.type("\r\r")
    #expect(screen.text.contains("count 2,"))
    screen.type("\u{1F}")
    #expect(screen.text.contains("count 1,"))
    screen.type("\u{1B}_")
    screen.flushInput()
    #expect(screen.text.contains("count 2,"))
    screen.type("\tab")
    #expect(screen.text.contains("text ab."))
    screen.type("\u{1F}")
    #expect(screen.text.contains("count 2, text ."))
  }

  @Test("Alt-Z and Alt-Shift-Z do so, too: first the typing, then the app's changes")
  func alt() {
    let screen = AppScreen(app: Tallies.self, 80, 15) {
      $0.awaitsFirstFocus = true
      $0.showsKeys = true
    }
    screen.resize(80, 16)
    screen.type("\r\tab cd")
    #expect(screen.text.contains("count 1, text ab cd.") && screen.text.contains("Alt-Z Undo "))
    screen.type("\u{1B}z")
    #expect(!screen.text.contains("text ab cd."))
    screen.type("\u{1B}Z")
    #expect(screen.text.contains("count 1, text ab cd."))
    for _ in 0..<3 { screen.type("\u{1B}z") }
    #expect(screen.text.contains("count 0, text ."))
  }
}
