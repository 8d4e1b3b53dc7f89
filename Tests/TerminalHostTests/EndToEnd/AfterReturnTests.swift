import SwiftUI
import Testing

@testable import TerminalHost

private struct Finder: View {
  @State private var word = ""
  @State private var found = "-"

  var body: some View {
    TextField("Word", text: $word)
      .onSubmit { found = word }
    Text(verbatim: "word \(word), found \(found).")
  }
}

/// After Return, the field no longer has the focus, but what is typed next still goes to it.
@MainActor
struct AfterReturnTests {
  @Test("S8.10 What is typed after Return replaces the text that Return ended")
  func typing() {
    let screen = AppScreen(Finder())
    screen.type("\tswift\r")
    #expect(screen.text.contains("word swift, found swift."))
    for letter in "go" { screen.type(String(letter)) }
    #expect(screen.text.contains("word go, found swift."))
    screen.type("\r")
    #expect(screen.text.contains("word go, found go."))
  }

  @Test("Until then the text is shown as selected, but not while something else has the focus")
  func look() throws {
    let screen = AppScreen(Finder())
    let place = try #require(screen.row(of: "Word"))
    screen.type("\tswift")
    func background() throws -> CellColor {
      let column = try #require(screen.columns(of: "swift")?.lowerBound)
      return screen.host.painter.screen[column, place].style.background
    }
    let typed = try background()
    screen.type("\r")
    let ended = try background()
    #expect(ended != typed)
    screen.escape()
    #expect(try background() != ended)
  }

  @Test("S8.10 So does what arrives at once, and what is pasted; undo brings the text back")
  func pasting() {
    let screen = AppScreen(Finder())
    screen.type("\tswift\rkotlin\r")
    #expect(screen.text.contains("word kotlin, found kotlin."))
    screen.type("\u{1B}[200~rust\u{1B}[201~")
    #expect(screen.text.contains("word rust, found kotlin."))
    screen.type("\u{1B}z")
    #expect(screen.text.contains("word kotlin, found kotlin."))
  }
}
