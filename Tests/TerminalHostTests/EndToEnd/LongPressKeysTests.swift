import SwiftUI
import Testing

@testable import TerminalHost

private struct Fields: View {
  @State private var words: [String] = []

  var body: some View {
    Text(verbatim: "\(words.joined(separator: " ")).")
    ForEach(["One", "Two"], id: \.self) { name in
      Text(name)
        .onTapGesture { words.append("tap \(name)") }
        .onLongPressGesture { words.append("hold \(name)") }
    }
    Text("Held").onLongPressGesture { words.append("hold Held") }
    Button("After") {}
  }
}

@Suite("Long presses by keys in a terminal")
@MainActor
struct LongPressKeysTests {
  private let f10 = "\u{1B}[21~"

  @Test("A view with a tap and a long press is one stop: Return taps, F10 presses long")
  func both() {
    let screen = AppScreen(Fields(), 60, 18) { $0.showsKeys = true }
    screen.type("\t")
    #expect(screen.focused == "One")
    screen.type("\r" + f10)
    #expect(screen.text.contains("tap One hold One."))
    screen.type("\t")
    #expect(screen.focused == "Two")
    #expect(screen.text.contains("F10 Actions"))
    screen.type(f10)
    #expect(screen.text.contains("tap One hold One hold Two."))
  }

  @Test("Return performs a long press if there is nothing else")
  func alone() {
    let screen = AppScreen(Fields(), 60, 18) { $0.showsKeys = true }
    screen.type("\t\t\t")
    #expect(screen.focused == "Held")
    #expect(screen.text.contains("⏎ Held"))
    screen.type("\r")
    #expect(screen.text.contains("hold Held."))
    screen.type("\t")
    #expect(screen.focused == "After")
    #expect(!screen.text.contains("F10"))
  }
}
