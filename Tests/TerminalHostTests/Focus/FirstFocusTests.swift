import SwiftUI
import Testing

@testable import TerminalHost

private struct Shelf: View {
  var body: some View {
    NavigationStack {
      VStack {
        Text("Books")
        Button("Read") {}
        Button("Lend") {}
      }
      .toolbar { Button("Add") {} }
    }
  }
}

private struct Late: View {
  @State private var isThere = false

  var body: some View {
    Text("Waiting")
    if isThere { Button("Here") {} }
    Color.clear.frame(width: 8, height: 16).onTapGesture { isThere = true }.focusable(false)
  }
}

private struct Asking: View {
  @State private var name = ""
  @FocusState private var isTyping: Bool

  var body: some View {
    Button("Before") {}
    TextField("Name", text: $name).focused($isTyping)
    Text(verbatim: "typing \(isTyping).").defaultFocus($isTyping, true)
  }
}

@Suite("Where the focus is in the first frame")
@MainActor
struct FirstFocusTests {
  private func start<V: View>(_ view: V) -> AppScreen {
    let screen = AppScreen(view) { $0.awaitsFirstFocus = true }
    return screen
  }

  @Test("It is on the first thing of the screen, and not in its bar")
  func first() {
    #expect(start(Shelf()).focused == "Read")
    #expect(AppScreen(Shelf()).focused == "nothing")
  }

  @Test("Where nothing can have it yet it waits, but not once somebody has done something")
  func late() {
    let screen = start(Late())
    #expect(screen.focused == "nothing")
    screen.type("x")
    #expect(!screen.host.awaitsFirstFocus)
  }

  @Test("S8.9 What a program prefers has it")
  func preferred() {
    let screen = start(Asking())
    #expect(screen.text.contains("typing true."))
  }
}
