import CellText
import SeededRandom
import SwiftUI
import TerminalInput
import Testing

@testable import TerminalHost

private struct Page: View {
  @State var text: String
  var width: CGFloat = 240

  var body: some View {
    VStack {
      Text("Above")
      TextEditor(text: $text).frame(width: width, height: 160)
      Text("\(text.count) characters").opacity(0.5)
    }
  }
}

private struct Alone: View {
  @State var text: String
  var body: some View { TextEditor(text: $text) }
}

@Suite("Which rows of a text are drawn again")
@MainActor
struct DrawnRowTests {
  private static let text = (0..<2_000).map { "Line \($0) of a long text" }
    .joined(separator: "\n")

  @Test(
    "A key redraws only the rows that it changed",
    arguments: [
      ("a", 1), ("木", 1), ("\u{7F}", 1), ("\u{1B}[C", 1), ("\u{1B}[B", 2), ("\u{1B}[1;2B", 2),
      ("\r", 17), ("\u{1B}[5~", 20),
    ])
  func rows(key: String, count: Int) {
    let screen = AppScreen(Alone(text: Self.text), 60, 20)
    screen.type("\t\u{1B}[B\u{1B}[B\u{1B}[B\u{1B}[C")
    _ = screen.host.painter.takeDrawnRows()
    screen.type(key)
    let rows = screen.host.painter.takeDrawnRows()
    #expect(rows.count <= count, "\(key.debugDescription) drew \(rows)")
  }

  @Test("After any keys the screen equals one that is drawn from scratch", arguments: 0..<12)
  func sameAsAnew(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let text = "積み木\n\nalpha beta gamma\tdelta and a long line that wraps\n🧱\n" + Self.text
    let screen = AppScreen(
      Page(text: text, width: [240, 97].randomElement(using: &generator)!), 60, 16)
    screen.type("\t")
    let keys = [
      "a", "木", "\r", "\t", "\u{7F}", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D",
      "\u{1B}[1;2A", "\u{1B}[1;2B", "\u{1B}[1;2C", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H",
      "\u{1B}[F", "\u{17}", "\u{15}", "\u{0B}", "\u{19}", "\u{1F}", "\u{1B}z", "\u{1B}a",
      "\u{1B}[200~one\ntwo\u{1B}[201~", "words that wrap ",
    ]
    for _ in 0..<60 {
      var told = ""
      if Int.random(in: 0..<8, using: &generator) == 0 {
        let (column, row) = (
          Int.random(in: 0..<60, using: &generator), Int.random(in: 0..<16, using: &generator)
        )
        screen.mouse(
          [.press(.left), .drag(.left), .release(.left), .wheelDown, .wheelUp]
            .randomElement(using: &generator)!, column, row)
        told = "the mouse"
      } else {
        told = keys.randomElement(using: &generator)!
        screen.type(told)
      }
      let (shown, cursor) = (screen.host.painter.screen, screen.host.painter.cursor)
      screen.host.invalidate(shown.bounds)
      screen.host.flush()
      let isSame = screen.host.painter.screen == shown && screen.host.painter.cursor == cursor
      #expect(isSame, "\(told.debugDescription)\n\(shown.lines.joined(separator: "\n"))")
      if !isSame { return }
    }
  }
}
