import CellText
import Testing

@testable import TextEditing

@Suite("The rows of a text input")
struct FieldLayoutTests {
  @Test("A field is one row; newlines and tabs are spaces, secrets are dots")
  func singleLine() {
    #expect(FieldLayout("a\nb\tc", isMultiline: false).rows.map { String($0.glyphs) } == ["a b c"])
    let secret = FieldLayout("積み木", isMultiline: false, isSecure: true)
    #expect(secret.rows.map { String($0.glyphs) } == ["•••"])
    #expect(secret.place(of: 3) == CellPoint(3, 0))
  }

  @Test("An editor wraps as the editing state does, and every character has its cell")
  func wraps() {
    let layout = FieldLayout("積み木\nab", isMultiline: true, columns: 4)
    #expect(layout.rows.map { String($0.glyphs) } == ["積み", "木", "ab"])
    #expect(layout.place(of: 0) == CellPoint(0, 0))
    #expect(layout.place(of: 2) == CellPoint(0, 1))
    #expect(layout.place(of: 3) == CellPoint(2, 1))
    #expect(layout.place(of: 4) == CellPoint(0, 2))
    #expect(layout.place(of: 6) == CellPoint(2, 2))
  }

  @Test("Conversions from cells to characters and back agree", arguments: [1, 2, 3, 7, 40])
  func roundTrip(columns: Int) {
    let text = "積み木 and 🧱\n\n  two  spaces\tend"
    let layout = FieldLayout(text, isMultiline: true, columns: columns)
    for offset in 0...text.count {
      #expect(layout.offset(at: layout.place(of: offset)) == offset, "\(offset)")
    }
  }

  @Test("Rows are centred or at the right, with a cell left for the cursor")
  func alignment() {
    func layout(_ text: String, _ share: Double) -> FieldLayout {
      FieldLayout(
        text, isMultiline: true, columns: 10, alignment: .init(room: 10, leftShare: share))
    }
    let right = layout("絵b\n0123456789", 1)
    #expect(right.rows[0].edges == [6, 8, 9])
    #expect(right.place(of: 2) == CellPoint(9, 0))
    #expect(right.offset(at: CellPoint(0, 0)) == 0)
    #expect(right.offset(at: CellPoint(8, 0)) == 1)
    #expect(right.rows[1].edges[0] == 0)
    #expect(layout("abc", 0.5).rows[0].edges[0] == 3)
    #expect(layout("", 1).place(of: 0) == CellPoint(9, 0))
  }

  @Test("Clicks outside the text find the nearest character")
  func outside() {
    let layout = FieldLayout("ab\nc", isMultiline: true, columns: 10)
    #expect(layout.offset(at: CellPoint(9, 0)) == 2)
    #expect(layout.offset(at: CellPoint(-3, 0)) == 0)
    #expect(layout.offset(at: CellPoint(0, 9)) == 3)
    #expect(FieldLayout("", isMultiline: true, columns: 10).offset(at: CellPoint(3, 3)) == 0)
    #expect(FieldLayout("木木", isMultiline: false).offset(at: CellPoint(1, 0)) == 1)
  }

  @Test("Of a long line only the visible characters are created", arguments: [false, true])
  func partOfRow(isSecure: Bool) {
    let text = String(repeating: "0123456789", count: 10_000)
    for share in [0, 0.5, 1] {
      for room in [40, 100_100] {
        let layout = FieldLayout(
          text, isMultiline: false, isSecure: isSecure,
          alignment: .init(room: room, leftShare: share))
        let whole = layout.rows[0]
        #expect(layout.width(ofRow: 0) == whole.edges.last)
        for columns in [0..<30, 50..<120, 99_990..<100_050] {
          let part = layout.row(0, in: columns)
          let seen = whole.glyphs.indices.filter { columns.contains(whole.edges[$0]) }
          #expect(part.glyphs == seen.map { whole.glyphs[$0] })
          #expect(part.edges.dropLast() == seen.map { whole.edges[$0] }[...])
          #expect(seen.isEmpty || part.start == seen[0])
        }
      }
    }
  }

  @Test("So it is for long text in Japanese and with emoji", arguments: ["木", "👩‍👩‍👧a", "é木"])
  func partOfWideRow(piece: String) {
    let text = String(repeating: piece, count: 5_000)
    for share in [0, 0.5] {
      for room in [40, 20_100] {
        let layout = FieldLayout(
          text, isMultiline: false, alignment: .init(room: room, leftShare: share))
        let whole = layout.rows[0]
        for columns in [0..<30, 51..<120, 7_000..<7_080, 40_000..<40_010] {
          let part = layout.row(0, in: columns)
          #expect(part.glyphs.count <= columns.count + 1)
          let first = part.start
          #expect(part.edges[...] == whole.edges[first..<(first + part.edges.count)])
          #expect(part.glyphs[...] == whole.glyphs[first..<(first + part.glyphs.count)])
          for (index, edge) in whole.edges.dropLast().enumerated() where columns.contains(edge) {
            #expect((first..<(first + part.glyphs.count)).contains(index))
          }
        }
      }
    }
  }

  @Test(
    "A row looks the same however it is created",
    arguments: [
      "plain", "", "tab\tbed", "line\nbreak", "絵 and words", "\u{7F}del", "12345678é", "a\r\nb",
    ])
  func partOfAnyRow(text: String) {
    for isMultiline in [false, true] {
      let layout = FieldLayout(text, isMultiline: isMultiline, columns: isMultiline ? 6 : .max)
      for index in layout.rows.indices {
        let (whole, part) = (layout.rows[index], layout.row(index, in: 0..<100))
        #expect(part.glyphs == whole.glyphs && part.edges == whole.edges)
        #expect(part.start == whole.start && layout.width(ofRow: index) == whole.edges.last)
      }
    }
  }
}
