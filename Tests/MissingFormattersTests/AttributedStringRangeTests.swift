import SwiftUI
import Testing

@Suite("Ranges of attributed text in UTF-16 units")
struct AttributedStringRangeTests {
  private let text = AttributedString("héllo 👩‍👩‍👧 world")

  @Test("They convert in both directions, over characters of several units")
  func ranges() throws {
    let units = String(text.characters).utf16.count
    #expect(
      NSRange(text.startIndex..<text.endIndex, in: text) == NSRange(location: 0, length: units))
    let family = NSRange(location: 6, length: 8)
    let part = try #require(Range(family, in: text))
    #expect(String(text.characters[part]) == "👩‍👩‍👧" && NSRange(part, in: text) == family)
    let tail = try #require(Range(NSRange(location: 15, length: 5), in: text))
    #expect(String(text.characters[tail]) == "world")
  }

  @Test("A range outside the text, or inside a character's code, is nil")
  func outside() {
    #expect(Range(NSRange(location: 600, length: 8), in: text) == nil)
    #expect(Range(NSRange(location: NSNotFound, length: 0), in: text) == nil)
  }

  @Test("Matches of a regular expression are marked")
  func marking() throws {
    var marked = AttributedString("one two one")
    let expression = try NSRegularExpression(pattern: "one")
    let plain = String(marked.characters)
    let whole = NSRange(marked.startIndex..<marked.endIndex, in: marked)
    for match in expression.matches(in: plain, range: whole) {
      let range = try #require(Range(match.range, in: marked))
      marked[range].foregroundColor = .red
    }
    #expect(marked.runs.map { $0.foregroundColor == .red } == [true, false, true])
  }
}
