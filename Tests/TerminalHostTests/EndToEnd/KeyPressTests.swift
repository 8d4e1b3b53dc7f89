import SwiftUI
import Testing

@testable import TerminalHost

@MainActor private var seen: [String] = []

/// A field that inspects each key and rejects digits.
private struct Watched: View {
  @State private var text = ""

  var body: some View {
    TextField("Name", text: $text)
      .onKeyPress { press in
        seen.append("\(text)+\(press.characters)")
        return press.characters.allSatisfy(\.isNumber) ? .handled : .ignored
      }
    Text(verbatim: "is \(text).")
  }
}

@Suite("onKeyPress around a text", .serialized)
@MainActor
struct KeyPressTests {
  @Test("Letters that arrive together are handled one by one, each after those before it are typed")
  func together() {
    seen = []
    let screen = AppScreen(Watched(), 40, 6)
    screen.type("\t")
    seen = []
    screen.type("ab1c")
    #expect(seen == ["+a", "a+b", "ab+1", "ab+c"])
    #expect(screen.text.contains("is abc."))
  }

  @Test("The bytes of one character stay together")
  func clusters() {
    let screen = AppScreen(Watched(), 40, 6)
    screen.type("\t")
    seen = []
    screen.type("e\u{301}👨\u{200D}👩x")
    #expect(screen.text.contains("is e\u{301}👨\u{200D}👩x."))
    #expect(seen.last == "e\u{301}👨\u{200D}👩+x")
  }
}
