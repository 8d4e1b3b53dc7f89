import LanguageServer
import SourceModel
import Testing

struct SourceTextUTF16Tests {
  private let text = SourceText("let あ = \"👩‍👩‍👧é\"\r\nb\n\nlast")

  @Test("Columns are UTF-16 units", arguments: ["あ", "👩", "é", "\"\r", "b", "last"])
  func columns(piece: String) throws {
    let string = text.string
    let range = try #require(string.unicodeScalars.firstRange(of: piece.unicodeScalars))
    let offset = string.utf8.distance(from: string.startIndex, to: range.lowerBound)
    let before = string[..<range.lowerBound]
    let line = before.unicodeScalars.count { $0 == "\n" }
    let lineStart = before.unicodeScalars.lastIndex(of: "\n").map {
      string.unicodeScalars.index(after: $0)
    }
    let expected = DocumentPosition(
      line: line, character: string[(lineStart ?? string.startIndex)..<range.lowerBound].utf16.count
    )
    #expect(text.textPosition(of: offset) == expected)
    #expect(text.offset(of: expected) == offset)
  }

  @Test("Positions outside the text are clamped to the nearest")
  func clamped() {
    #expect(text.offset(of: DocumentPosition(line: 1, character: 99)) == text.rangeOfLine(2)?.end)
    #expect(text.offset(of: DocumentPosition(line: 99, character: 0)) == text.count)
    #expect(text.offset(of: DocumentPosition(line: -1, character: -1)) == 0)
    #expect(text.offset(of: DocumentPosition(line: 0, character: -5)) == 0)
    // Between two surrogates of a pair.
    let woman = SourceText("👩x")
    #expect(woman.offset(of: DocumentPosition(line: 0, character: 1)) == 0)
    #expect(woman.offset(of: DocumentPosition(line: 0, character: 2)) == 4)
  }
}
