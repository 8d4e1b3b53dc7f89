import SwiftUI
import Testing

@testable import TerminalHost

/// Three tabs that can be chosen, and one that cannot.
private struct Tabs: View {
  @State private var note = ""
  @State private var isAsking = false

  var body: some View {
    TabView {
      Tab("Lines", systemImage: "list.bullet") {
        TextField("Note", text: $note)
        Button("Ask") { isAsking = true }
      }
      Tab("Chart", systemImage: "chart.bar") { Text("No chart yet") }
      Tab("Closed", systemImage: "lock") { Text("Nobody sees this") }.disabled(true)
      Tab("Notes", systemImage: "note.text") { Button("Write") {} }
    }
    .sheet(isPresented: $isAsking) { Text("Which one?") }
  }
}

/// Pages to turn on one of two tabs.
private struct Albums: View {
  var body: some View {
    TabView {
      Tab("Album", systemImage: "photo") {
        TabView {
          Text("First picture")
          Text("Second picture")
        }
        .tabViewStyle(.page)
      }
      Tab("Shop", systemImage: "cart") { Text("Nothing to buy") }
    }
  }
}

@Suite("Control-Page Up and Down choose tabs")
@MainActor
struct TabKeysTests {
  private let previous = "\u{1B}[5;5~"
  private let next = "\u{1B}[6;5~"

  @Test("They lead round all tabs that are not disabled, from inside a page and from a field")
  func choosing() {
    let screen = AppScreen(Tabs(), 60, 12)
    screen.type("\t\ta")
    #expect(screen.field == "a")
    screen.type(next)
    #expect(screen.text.contains("No chart yet"))
    screen.type(next)
    #expect(screen.text.contains("Write") && screen.focused == "Write")
    screen.type(next)
    #expect(screen.text.contains("Ask"))
    screen.type(previous)
    #expect(screen.text.contains("Write"))
    screen.type(previous + previous)
    #expect(screen.text.contains("Ask") && !screen.text.contains("Nobody"))
  }

  @Test("Tabs behind a sheet stay")
  func behindSheet() {
    let screen = AppScreen(Tabs(), 60, 12)
    screen.type("\t\t\t\r")
    #expect(screen.text.contains("Which one?"))
    screen.type(next)
    screen.escape()
    #expect(screen.text.contains("Ask"))
  }

  @Test("Where pages can be turned they do that, and Left and Right never change tabs")
  func pages() {
    let screen = AppScreen(Albums(), 60, 12)
    screen.type(next)
    #expect(screen.text.contains("Second picture"))
    let plain = AppScreen(Tabs(), 60, 12)
    plain.type("\t\t\t" + String(repeating: "\u{1B}[C", count: 3))
    #expect(plain.text.contains("Ask"))
  }
}
