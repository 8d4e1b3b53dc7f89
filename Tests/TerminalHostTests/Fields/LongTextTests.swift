import CellText
import HostInterface
import SeededRandom
import Testing
import TextEditing

@testable import TerminalHost

@Suite("A text of ten thousand lines")
struct LongTextTests {
  private static let text = (0..<10_000).map { "Line \($0) of a long text" }
    .joined(separator: "\n")

  private let room = CellSize(40, 10)

  private func shown(_ text: String = text) -> FieldEditing {
    var field = FieldEditing(text: text, isMultiline: true, isSecure: false)
    _ = field.reveal(in: room)
    return field
  }

  @Test("A key lays out only its own line")
  func typing() {
    var field = shown()
    _ = field.perform(.select(150_000..<150_000))
    _ = field.reveal(in: room)
    for command in [
      TextEditingCommand.insert("x"), .delete(.backward), .insert("木"), .move(.down()),
    ] {
      let before = field.layout.laidOutLines
      _ = field.perform(command)
      _ = field.reveal(in: room)
      #expect(field.layout.laidOutLines - before <= 1, "\(command)")
    }
    let before = field.layout.laidOutLines
    _ = field.perform(.insert("\n"))
    _ = field.reveal(in: room)
    #expect(field.layout.laidOutLines - before == 2)
  }

  @Test("Composing Japanese lays out only its own line")
  func composing() {
    var field = shown()
    _ = field.perform(.move(.textStart))
    _ = field.reveal(in: room)
    let before = field.layout.laidOutLines
    for part in ["か", "かん", "かんじ"] {
      _ = field.perform(.setMarked(part, cursor: part.count))
      _ = field.reveal(in: room)
    }
    #expect(field.layout.laidOutLines - before == 3)
    #expect(String(field.layout.rows[0].glyphs) == "かんじLine 0 of a long text")
    _ = field.perform(.commitMarked)
    _ = field.reveal(in: room)
    #expect(field.layout.laidOutLines - before == 3)
  }

  @Test("Moving the cursor lays out no line, and an edit only those that it changed")
  func changes() throws {
    var field = shown()
    let identity = field.state.textIdentity
    _ = field.perform(.move(.down()))
    let isSame = field.state.textIdentity === identity
    #expect(isSame)
    _ = field.perform(.select(30..<60))
    _ = field.perform(.insert("a\nb"))
    let change = try #require(field.state.changedLines(since: identity))
    #expect(change.removed == 1..<3 && change.added.count == 2)
    _ = field.perform(.insert("c"))
    let isForgotten = field.state.changedLines(since: identity) == nil
    #expect(isForgotten)
    #expect(field.state.text == field.state.displayLines.joined())
  }

  @Test("After any edits the rows equal those of a new layout", arguments: 0..<8)
  func sameAsAnew(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var field = FieldEditing(
      text: "積み木\n\nalpha beta gamma\tdelta\n🧱", isMultiline: true, isSecure: false)
    let pieces = ["a", "木", "\n", "word ", "🧱\n", "\t", ""]
    for _ in 0..<60 {
      let count = field.state.text.count
      let low = Int.random(in: 0...count, using: &generator)
      let high = min(count, low + Int.random(in: 0...4, using: &generator))
      _ = field.perform(.select(low..<high))
      _ = field.perform(.paste(pieces.randomElement(using: &generator)!))
      let layout = field.layout(columns: 7)
      let anew = FieldLayout(field.state.text, isMultiline: true, columns: 7)
      #expect(layout.rows.map { String($0.glyphs) } == anew.rows.map { String($0.glyphs) })
      #expect(layout.rows.map(\.start) == anew.rows.map(\.start))
      for offset in 0...field.state.text.count {
        #expect(layout.place(of: offset) == anew.place(of: offset))
      }
    }
  }

  @Test(
    "So are those of a single line, whose unchanged parts are not measured again", arguments: 0..<12
  )
  func sameLineAsAnew(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let isSecure = seed % 4 == 3
    var field = FieldEditing(text: "積み木 é  🧱 and", isMultiline: false, isSecure: isSecure)
    field.leftShare = seed % 2 == 0 ? 0 : 0.5
    let pieces = ["a", "木", "  ", "word ", "👩‍👩‍👧", "\u{301}", "\u{200D}", "", "é木"]
    for _ in 0..<60 {
      let count = field.state.text.count
      let low = Int.random(in: 0...count, using: &generator)
      let high = min(count, low + Int.random(in: 0...4, using: &generator))
      _ = field.perform(.select(low..<high))
      _ = field.perform(.paste(pieces.randomElement(using: &generator)!))
      if Int.random(in: 0..<6, using: &generator) == 0 { _ = field.perform(.undo) }
      let layout = field.layout(columns: 90)
      let anew = FieldLayout(
        field.state.text, isMultiline: false, isSecure: isSecure,
        alignment: .init(room: 90, leftShare: field.leftShare))
      #expect(layout.rows[0].edges == anew.rows[0].edges, "\(field.state.text)")
      #expect(layout.rows[0].glyphs == anew.rows[0].glyphs)
      #expect(layout.row(0, in: 3..<20).start == anew.row(0, in: 3..<20).start)
    }
  }

  @Test("A line of ten thousand characters wraps, and its cells are found")
  func longLine() {
    let line = String(repeating: "漢字 and words ", count: 800)
    let layout = shown(line).layout
    #expect(layout.rows.count >= 300)
    #expect(layout.offset(at: layout.place(of: 5_000)) == 5_000)
  }
}
