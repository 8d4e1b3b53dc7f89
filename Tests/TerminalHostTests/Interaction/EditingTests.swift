import CellText
import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@Suite("Typing")
@MainActor
struct EditingTests {
  /// A field whose model keeps what `model` makes of the text.
  private func field(
    _ kind: ControlSpec.Kind = .textField, _ text: String = "", columns: Double = 20,
    rows: Double = 1, style: ControlSpec.Style = .automatic,
    model: @escaping (String) -> String = { $0 }
  ) -> Stage {
    let stage = Stage(40, 8)
    stage.add(
      1, 0, 0, columns, rows,
      .control(
        kind, style, value: .text(text),
        actions: kind == .textEditor ? .edit : [.edit, .submit], placeholder: "Name"))
    stage.respond = { event in
      guard case .edit(NodeID(1), let edit) = event else { return }
      let text = model(edit.text)
      stage.update(1) { $0.value = .text(text) }
    }
    return stage
  }

  private func text(_ stage: Stage) -> String {
    if case .text(let text) = stage.host.tree[NodeID(1)]?.content.value { return text }
    return "?"
  }

  @Test("An empty field shows its placeholder, then what is typed, with the cursor behind it")
  func types() {
    let stage = field()
    #expect(stage.picture == " Name")
    #expect(stage.host.painter.cursor == nil)
    stage.press(.tab)
    #expect(stage.host.painter.cursor == CellPoint(1, 0))
    stage.type("積み木")
    #expect(stage.picture == "▎積み木")
    #expect(stage.host.painter.cursor == CellPoint(7, 0))
    #expect(text(stage) == "積み木")
  }

  @Test("The scalars of one emoji that arrive together are one character")
  func emoji() {
    let stage = field()
    stage.press(.tab)
    _ = stage.takeEvents()
    stage.type("👩‍👩‍👧!")
    #expect(stage.takeEvents().count == 1)
    stage.press(.backspace)
    stage.press(.backspace)
    #expect(text(stage) == "")
  }

  @Test("The keys of desktops and of shells move, select and delete")
  func keys() {
    let stage = field(.textField, "one two three")
    stage.press(.tab)
    stage.press(.left, .control)
    stage.type("X")
    #expect(text(stage) == "one two Xthree")
    stage.press(.home)
    stage.press(.right, [.shift, .control])
    stage.press(.delete)
    #expect(text(stage) == " two Xthree")
    stage.press(.character("k"), .control)
    #expect(text(stage) == "")
    stage.press(.character("y"), .control)
    stage.press(.character("_"), .control)
    stage.press(.character("_"), .control)
    #expect(text(stage) == " two Xthree")
  }

  @Test("A second Control-C ends the program though a text is selected, unless a key lies between")
  func copyTwice() {
    let stage = field(.textField, "abc")
    stage.press(.tab)
    stage.press(.character("a"), .alt)
    stage.press(.character("c"), .control)
    stage.press(.left, .shift)
    stage.press(.character("c"), .control)
    #expect(!stage.hasQuit)
    stage.press(.character("c"), .control)
    #expect(stage.hasQuit)
  }

  @Test(
    "A click or a letter between two copies makes the second one a copy",
    arguments: [true, false])
  func copyAgain(clicks: Bool) {
    let stage = field(.textField, "abc")
    stage.press(.tab)
    stage.press(.character("a"), .alt)
    stage.press(.character("c"), .control)
    if clicks { stage.click(2, 0) } else { stage.type("d") }
    stage.press(.character("a"), .alt)
    stage.press(.character("c"), .control)
    #expect(!stage.hasQuit)
  }

  @Test("What the program takes of the letters is not typed")
  func offered() {
    let stage = field()
    stage.taken = { $0.key == "x" }
    stage.press(.tab)
    stage.type("axbx")
    #expect(text(stage) == "ab")
  }

  @Test("Control-C copies a selection, and quits without one")
  func copies() {
    let stage = field(.textField, "copy me")
    stage.press(.tab)
    stage.press(.character("a"), .alt)
    stage.press(.character("c"), .control)
    #expect(stage.host.clipboard == "copy me")
    #expect(!stage.hasQuit)
    stage.press(.end)
    stage.press(.character("v"), .control)
    #expect(text(stage) == "copy mecopy me")
    stage.press(.character("c"), .control)
    #expect(stage.hasQuit)
  }

  @Test("A paste is taken as text, whatever is in it; one line stays one")
  func pastes() {
    let stage = field()
    stage.press(.tab)
    stage.type("\u{1B}[200~a\u{1B}[31m\nb\u{1B}[201~")
    #expect(!text(stage).contains("\n"))
    #expect(stage.host.painter.screen.lines[0].unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }

  @Test("The model has the last word: it may change what was typed, or refuse it")
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
    let stage = field(.textField, "0123456789abcdef", columns: 10)
    #expect(stage.picture == " 01234567")
    stage.press(.tab)
    #expect(stage.picture == "▎‹abcdef")
    #expect(stage.host.painter.cursor == CellPoint(8, 0))
    stage.press(.home)
    #expect(stage.picture == "▎01234567")
  }

  @Test("A secure field shows dots and cannot be copied")
  func secure() {
    let stage = field(.secureField, "secret")
    stage.press(.tab)
    #expect(stage.picture == "▎••••••")
    stage.press(.character("a"), .alt)
    stage.press(.character("x"), .control)
    #expect(stage.host.clipboard == "")
    #expect(text(stage) == "secret")
  }

  @Test("Return submits a field, and is a new line in an editor")
  func returns() {
    let stage = field()
    stage.press(.tab)
    _ = stage.takeEvents()
    stage.press(.enter)
    #expect(stage.takeEvents() == [.submit(NodeID(1))])
    let editor = field(.textEditor, rows: 3)
    editor.press(.tab)
    editor.type("a\rb")
    #expect(text(editor) == "a\nb")
    #expect(editor.host.painter.cursor == CellPoint(2, 1))
  }

  @Test("An editor begins at its start, wraps, goes by rows, and at its ends the arrows leave it")
  func editor() {
    let stage = field(.textEditor, "aaaa bbbb", columns: 7, rows: 3)
    stage.add(2, 0, 5, 10, 1, .button(.automatic, .focusable))
    stage.press(.tab)
    #expect(stage.lines[0...1] == ["▎aaaa", "▎bbbb"])
    #expect(stage.host.painter.cursor == CellPoint(1, 0))
    stage.press(.down)
    #expect(stage.host.painter.cursor?.row == 1)
    stage.press(.up)
    #expect(stage.host.painter.cursor?.row == 0)
    stage.press(.down)
    stage.press(.down)
    stage.press(.down)
    #expect(stage.focused == NodeID(2))
  }

  @Test("Clicks place the cursor, drags select, double clicks take a word")
  func mouse() {
    let stage = field(.textField, "one two three")
    stage.click(5, 0)
    stage.type("X")
    #expect(text(stage) == "one Xtwo three")
    stage.mouse(.press(.left), 1, 0)
    stage.mouse(.drag(.left), 4, 0)
    stage.mouse(.release(.left), 4, 0)
    stage.type("1")
    #expect(text(stage) == "1 Xtwo three")
    stage.click(4, 0)
    stage.click(4, 0)
    stage.type("2")
    #expect(text(stage) == "1 2 three")
  }

  @Test("Escape leaves the field, and pressed once more loses nothing")
  func escape() {
    let stage = field()
    stage.press(.tab)
    stage.press(.escape)
    #expect(stage.focused == nil)
    stage.press(.escape)
    #expect(!stage.hasQuit)
  }

  @Test("A boxed field has its text in the middle of three rows")
  func boxed() {
    let stage = field(.textField, "hi", columns: 8, rows: 3, style: .roundedBorder)
    #expect(stage.picture == "╭──────╮\n│ hi   │\n╰──────╯")
    stage.press(.tab)
    #expect(stage.host.painter.cursor == CellPoint(4, 1))
  }

  @Test("A field that leaves the tree takes its editing with it")
  func leaves() {
    let stage = field()
    stage.press(.tab)
    stage.remove(1)
    stage.host.flush()
    #expect(stage.host.painter.interaction.fields.isEmpty)
    #expect(stage.focused == nil)
    #expect(stage.host.painter.cursor == nil)
    stage.type("x")
  }
}
