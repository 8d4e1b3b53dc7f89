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

@Observable @MainActor
private final class Answer {
  var isBusy = false
  var isThere = false
}

private struct Late: View {
  let answer: Answer

  var body: some View {
    Button("Reload") {}.disabled(answer.isBusy)
    if answer.isThere { Button("Here") {} }
  }
}

/// A list that a button loads, with nothing to press in the meantime.
private struct Loading: View {
  let answer: Answer

  var body: some View {
    NavigationStack {
      VStack {
        if answer.isThere {
          List(["Momo", "Kokoro"], id: \.self) { NavigationLink($0, value: $0) }
        } else if !answer.isBusy {
          TextField("Address", text: .constant(""))
          Button("Load") { answer.isBusy = true }
        }
      }
      .toolbar { Button("Reload") {}.disabled(answer.isBusy) }
    }
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

@Suite("The focus in the first frame")
@MainActor
struct FirstFocusTests {
  private func start<V: View>(_ view: V) -> AppScreen {
    let screen = AppScreen(view) { $0.awaitsFirstFocus = true }
    return screen
  }

  @Test("It is on the screen's first view, not in its bar")
  func first() {
    #expect(start(Shelf()).focused == "Read")
    #expect(AppScreen(Shelf()).focused == "nothing")
  }

  @Test("If nothing can have it any more it waits, but not once the user has done something")
  func late() {
    let answer = Answer()
    let screen = start(Late(answer: answer))
    #expect(screen.focused == "Reload")
    answer.isBusy = true
    screen.resize(60, 13)
    #expect(screen.focused == "nothing")
    answer.isThere = true
    screen.resize(60, 12)
    #expect(screen.focused == "Here")
    screen.type("x")
    #expect(!screen.host.awaitsFirstFocus)
  }

  @Test("A view added when there was nothing to press gets it, but not after a text")
  func loaded() {
    for label in ["Load", "Address"] {
      let answer = Answer()
      let screen = start(Loading(answer: answer))
      screen.type(label == "Load" ? "\t\r" : "x")
      answer.isBusy = true
      screen.resize(60, 13)
      #expect(screen.focused == "nothing" && !screen.text.contains("Load "))
      // An impatient key leads nowhere.
      screen.type("\u{1B}[B")
      (answer.isBusy, answer.isThere) = (false, true)
      screen.resize(60, 12)
      #expect(screen.focused == (label == "Load" ? "Momo" : "nothing"))
      screen.type("\u{1B}[B")
      #expect(screen.focused == (label == "Load" ? "Kokoro" : "Momo"))
    }
  }

  @Test("S8.9 A preferred view has it")
  func preferred() {
    let screen = start(Asking())
    #expect(screen.text.contains("typing true."))
  }
}
