import CellText
import Testing

@testable import TerminalHost

@Suite("Editing a text input in cells")
struct FieldEditingTests {
  @Test("A field scrolls sideways no farther than the cursor requires")
  func scrolls() {
    var field = FieldEditing(text: "0123456789", isMultiline: false, isSecure: false)
    #expect(field.reveal(in: CellSize(5, 1)) == CellPoint(4, 0))
    #expect(field.scroll.column == 6)
    _ = field.perform(.move(.backward))
    #expect(field.reveal(in: CellSize(5, 1)) == CellPoint(3, 0))
    _ = field.perform(.move(.rowStart))
    #expect(field.reveal(in: CellSize(5, 1)) == CellPoint(0, 0))
    #expect(field.scroll.column == 0)
  }

  @Test("The wheel scrolls an editor, and the next key returns to the cursor")
  func wheel() {
    let text = (0..<20).map(String.init).joined(separator: "\n")
    var field = FieldEditing(text: text, isMultiline: true, isSecure: false)
    let room = CellSize(10, 4)
    _ = field.reveal(in: room)
    #expect(field.scroll.row == 16)
    let hasMoved = field.scroll(rows: -10, in: room)
    #expect(hasMoved)
    _ = field.reveal(in: room)
    #expect(field.scroll.row == 6)
    _ = field.perform(.insert("x"))
    _ = field.reveal(in: room)
    #expect(field.scroll.row == 16)
    let canGoOn = field.scroll(rows: 5, in: room)
    #expect(!canGoOn)
  }
}
