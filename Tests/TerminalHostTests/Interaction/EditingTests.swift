import CellText
import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@Suite("Typing")
@MainActor
struct EditingTests {
  /// A field whose model stores `model`'s result for the text.
  private func field(
    _ kind: ControlSpec.Kind = .textField, _ text: String = "", columns: Double = 20,
    rows: Double = 1, style: ControlSpec.Style = .automatic,
    model: @escaping (String) -> String = { $0 }
  ) -> HostFixture {
    let fixture = HostFixture(40, 8)
    fixture.add(
      1, 0, 0, columns, rows,
      .control(
        kind, style, value: .text(text),
        actions: kind == .textEditor ? .edit : [.edit, .submit], placeholder: "Name"))
    fixture.respond = { event in
      guard case .edit(NodeID(1), let edit) = event else { return }
      let text = model(edit.text)
      fixture.update(1) { $0.value = .text(text) }
    }
    return fixture
  }

  private func text(_ fixture: HostFixture) -> String {
    if case .text(let text) = fixture.host.tree[NodeID(1)]?.content.value { return text }
    return "?"
  }

  @Test("An empty field shows its placeholder, then the typed text with the cursor after it")
  func types() {
    let fixture = field()
    #expect(fixture.picture == " Name")
    #expect(fixture.host.painter.cursor == nil)
    fixture.press(.tab)
    #expect(fixture.host.painter.cursor == CellPoint(1, 0))
    fixture.type("積み木")
    #expect(fixture.picture == "▎積み木")
    #expect(fixture.host.painter.cursor == CellPoint(7, 0))
    #expect(text(fixture) == "積み木")
  }

  @Test("The scalars of one emoji that arrive together are one character")
  func emoji() {
    let fixture = field()
    fixture.press(.tab)
    _ = fixture.takeEvents()
    fixture.type("👩‍👩‍👧!")
    #expect(fixture.takeEvents().count == 1)
    fixture.press(.backspace)
    fixture.press(.backspace)
    #expect(text(fixture) == "")
  }

  @Test("The keys of desktops and of shells move, select and delete")
  func keys() {
    let fixture = field(.textField, "one two three")
    fixture.press(.tab)
    fixture.press(.left, .control)
    fixture.type("X")
    #expect(text(fixture) == "one two Xthree")
    fixture.press(.home)
    fixture.press(.right, [.shift, .control])
    fixture.press(.delete)
    #expect(text(fixture) == " two Xthree")
    fixture.press(.character("k"), .control)
    #expect(text(fixture) == "")
    fixture.press(.character("y"), .control)
    fixture.press(.character("_"), .control)
    fixture.press(.character("_"), .control)
    #expect(text(fixture) == " two Xthree")
  }

  @Test("A second Control-C quits even with a selection, unless another key was between")
  func copyTwice() {
    let fixture = field(.textField, "abc")
    fixture.press(.tab)
    fixture.press(.character("a"), .alt)
    fixture.press(.character("c"), .control)
    fixture.press(.left, .shift)
    fixture.press(.character("c"), .control)
    #expect(!fixture.hasQuit)
    fixture.press(.character("c"), .control)
    #expect(fixture.hasQuit)
  }

  @Test(
    "After a click or a letter, the second copy is a copy",
    arguments: [true, false])
  func copyAgain(clicks: Bool) {
    let fixture = field(.textField, "abc")
    fixture.press(.tab)
    fixture.press(.character("a"), .alt)
    fixture.press(.character("c"), .control)
    if clicks { fixture.click(2, 0) } else { fixture.type("d") }
    fixture.press(.character("a"), .alt)
    fixture.press(.character("c"), .control)
    #expect(!fixture.hasQuit)
  }

  @Test("Letters that the app handles are not typed")
  func offered() {
    let fixture = field()
    fixture.taken = { $0.key == "x" }
    fixture.press(.tab)
    fixture.type("axbx")
    #expect(text(fixture) == "ab")
  }

  @Test("Control-C copies a selection, and quits without one")
  func copies() {
    let fixture = field(.textField, "copy me")
    fixture.press(.tab)
    fixture.press(.character("a"), .alt)
    fixture.press(.character("c"), .control)
    #expect(fixture.host.clipboard == "copy me")
    #expect(!fixture.hasQuit)
    fixture.press(.end)
    fixture.press(.character("v"), .control)
    #expect(text(fixture) == "copy mecopy me")
    fixture.press(.character("c"), .control)
    #expect(fixture.hasQuit)
  }

  @Test("A paste is text, whatever it contains; a single-line field stays one")
  func pastes() {
    let fixture = field()
    fixture.press(.tab)
    fixture.type("\u{1B}[200~a\u{1B}[31m\nb\u{1B}[201~")
    #expect(!text(fixture).contains("\n"))
    #expect(fixture.host.painter.screen.lines[0].unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }

  @Test("The model decides: it may change the typed text, or refuse it")
  func reconciles() {
    let capitals = field(.textField, model: { $0.uppercased() })
    capitals.press(.tab)
    capitals.type("ab")
    #expect(capitals.picture == "▎AB")
    let refusing = field(.textField, "no", model: { _ in "no" })
    refusing.press(.tab)
    refusing.type("x")
    #expect(refusing.picture == "▎no")
    #expect(refusing.host.painter.cursor == CellPoint(3, 0))
  }

  @Test("A long text scrolls sideways with the cursor")
  func long() {
    let fixture = field(.textField, "0123456789abcdef", columns: 10)
    #expect(fixture.picture == " 0123456›")
    fixture.press(.tab)
    #expect(fixture.picture == "▎‹abcdef")
    #expect(fixture.host.painter.cursor == CellPoint(8, 0))
    fixture.press(.home)
    #expect(fixture.picture == "▎0123456›")
    fixture.press(.end)
    for _ in 0..<4 { fixture.press(.left) }
    #expect(fixture.picture == "▎‹abcdef")
    for _ in 0..<8 { fixture.press(.left) }
    #expect(fixture.picture == "▎‹456789›")
    #expect(fixture.host.painter.cursor == CellPoint(2, 0))
  }

  @Test("The marks where text goes on never cover the glyph at the cursor, wide ones neither")
  func marks() {
    let fixture = field(.textField, "123456789abc", columns: 10)
    fixture.press(.tab)
    fixture.press(.home)
    for _ in 0..<6 { fixture.press(.right) }
    #expect(fixture.picture == "▎1234567›")
    #expect(fixture.host.painter.cursor == CellPoint(7, 0))
    fixture.press(.right)
    #expect(fixture.picture == "▎‹345678›")
    #expect(fixture.host.painter.cursor == CellPoint(7, 0))
    for _ in 0..<6 { fixture.press(.left) }
    #expect(fixture.picture == "▎1234567›")
    #expect(fixture.host.painter.cursor == CellPoint(2, 0))
    let wide = field(.textField, "日本語日本語日本語", columns: 10)
    wide.press(.tab)
    wide.press(.home)
    for _ in 0..<3 { wide.press(.right) }
    let place = wide.host.painter.cursor
    #expect(place.map { wide.host.painter.screen[$0.column, $0.row].content } == .wide("日"))
  }

  @Test("A secure field shows dots and cannot be copied")
  func secure() {
    let fixture = field(.secureField, "secret")
    fixture.press(.tab)
    #expect(fixture.picture == "▎••••••")
    fixture.press(.character("a"), .alt)
    fixture.press(.character("x"), .control)
    #expect(fixture.host.clipboard == "")
    #expect(text(fixture) == "secret")
  }

  @Test("Return submits a field, and is a newline in an editor")
  func returns() {
    let fixture = field()
    fixture.press(.tab)
    _ = fixture.takeEvents()
    fixture.press(.enter)
    #expect(fixture.takeEvents() == [.submit(NodeID(1))])
    let editor = field(.textEditor, rows: 3)
    editor.press(.tab)
    editor.type("a\rb")
    #expect(text(editor) == "a\nb")
    #expect(editor.host.painter.cursor == CellPoint(2, 1))
  }

  @Test("An editor starts at its beginning, wraps, moves by rows, and its ends let arrow keys out")
  func editor() {
    let fixture = field(.textEditor, "aaaa bbbb", columns: 7, rows: 3)
    fixture.add(2, 0, 5, 10, 1, .button(.automatic, .focusable))
    fixture.press(.tab)
    #expect(fixture.lines[0...1] == ["▎aaaa", "▎bbbb"])
    #expect(fixture.host.painter.cursor == CellPoint(1, 0))
    fixture.press(.down)
    #expect(fixture.host.painter.cursor?.row == 1)
    fixture.press(.up)
    #expect(fixture.host.painter.cursor?.row == 0)
    fixture.press(.down)
    fixture.press(.down)
    fixture.press(.down)
    #expect(fixture.focused == NodeID(2))
  }

  @Test("Clicks place the cursor, drags select, double clicks select a word")
  func mouse() {
    let fixture = field(.textField, "one two three")
    fixture.click(5, 0)
    fixture.type("X")
    #expect(text(fixture) == "one Xtwo three")
    fixture.mouse(.press(.left), 1, 0)
    fixture.mouse(.drag(.left), 4, 0)
    fixture.mouse(.release(.left), 4, 0)
    fixture.type("1")
    #expect(text(fixture) == "1 Xtwo three")
    fixture.click(4, 0)
    fixture.click(4, 0)
    fixture.type("2")
    #expect(text(fixture) == "1 2 three")
  }

  @Test("Escape leaves the field, and a second one loses nothing")
  func escape() {
    let fixture = field()
    fixture.press(.tab)
    fixture.press(.escape)
    #expect(fixture.focused == nil)
    fixture.press(.escape)
    #expect(!fixture.hasQuit)
  }

  @Test("A field with a border has its text in the middle of three rows")
  func boxed() {
    let fixture = field(.textField, "hi", columns: 8, rows: 3, style: .roundedBorder)
    #expect(fixture.picture == "╭──────╮\n│ hi   │\n╰──────╯")
    fixture.press(.tab)
    #expect(fixture.host.painter.cursor == CellPoint(4, 1))
  }

  @Test("A removed field ends its editing")
  func leaves() {
    let fixture = field()
    fixture.press(.tab)
    fixture.remove(1)
    fixture.host.flush()
    #expect(fixture.host.painter.interaction.fields.isEmpty)
    #expect(fixture.focused == nil)
    #expect(fixture.host.painter.cursor == nil)
    fixture.type("x")
  }
}
