import CellText
import HostInterface
import Testing

@Suite struct CellTextLayoutTests {
  private func lines(
    _ text: String, _ columns: Int?, limit: Int? = nil, rows: Int? = nil,
    _ truncation: TextContent.Truncation = .tail
  ) -> [String] {
    let layout = CellTextLayout(
      text, columns: columns, lineLimit: limit, maxLines: rows, truncation: truncation)
    for line in layout.lines {
      #expect(CellWidth.columns(of: layout.string(of: line)) == line.width)
      #expect(line.width <= layout.width)
    }
    return layout.lines.map { layout.string(of: $0) }
  }

  @Test("S11.14 Words that do not fit wrap to the next line")
  func words() {
    #expect(lines("The quick brown fox jumps", 10) == ["The quick", "brown fox", "jumps"])
    #expect(lines("The quick brown fox jumps", 9) == ["The quick", "brown fox", "jumps"])
    #expect(lines("one two", 7) == ["one two"])
    #expect(lines("one two", 6) == ["one", "two"])
  }

  @Test("S11.14 A text is never wider than it needs to be")
  func hugging() {
    #expect(CellTextLayout("The quick brown fox", columns: 12).width == 9)
    #expect(CellTextLayout("short", columns: 80).width == 5)
    #expect(CellTextLayout("日本語", columns: 5).width == 4)
  }

  @Test("S11.14 Without a width, only newlines end lines")
  func unwrapped() {
    #expect(lines("a b\nc\r\nd\u{2028}e", nil) == ["a b", "c", "d", "e"])
    #expect(CellTextLayout.idealWidth(of: "ab\n日本\nc") == 4)
    #expect(lines("a\n", nil) == ["a", ""])
    #expect(lines("\n\nb", 5) == ["", "", "b"])
  }

  @Test("S11.14 An empty text has no line; a blank one has one")
  func empty() {
    #expect(lines("", 10) == [])
    #expect(CellTextLayout("").width == 0)
    #expect(lines(" ", 10) == [" "])
    #expect(CellTextLayout(" ", columns: 10).width == 1)
  }

  @Test("S11.14 Spaces at a line break take no room")
  func spaces() {
    #expect(lines("one     two", 5) == ["one", "two"])
    #expect(CellTextLayout("one     two", columns: 5).width == 3)
    #expect(lines("  indented text", 10) == ["  indented", "text"])
    #expect(lines("a keep\u{A0}it now", 9) == ["a keep\u{A0}it", "now"])
    #expect(lines("a keep\u{A0}it now", 8) == ["a", "keep\u{A0}it", "now"])
  }

  @Test("S11.14 A word wider than a line is broken between characters")
  func longWords() {
    #expect(lines("hi abcdefghij", 4) == ["hi", "abcd", "efgh", "ij"])
    #expect(lines("  abcdef", 4) == ["  ab", "cdef"])
    #expect(lines("e\u{301}e\u{301}e\u{301}", 2) == ["e\u{301}e\u{301}", "e\u{301}"])
    #expect(lines("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3) == ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"])
  }

  @Test("S11.14 A number is never broken: one that does not fit is left out, and this is reported")
  func numbers() {
    #expect(lines("€1,150.00", 8) == ["€1,150.…"])
    #expect(lines("$1,150.00", 6) == ["$1,15…"])
    #expect(lines("Total €1,150.00 due", 9) == ["Total", "€1,150.00", "due"])
    #expect(lines("Total €1,150.00 due", 8) == ["Total", "€1,150.…", "due"])
    #expect(lines("12345678\n12", 4) == ["123…", "12"])
    #expect(lines("2024-01-15", 5) == ["2024…"])
    #expect(lines("12", 1) == ["…"])
    #expect(CellTextLayout("12345678", columns: 4).isTruncated)
    // A word may contain digits.
    #expect(lines("0x12345678", 4) == ["0x12", "3456", "78"])
    #expect(lines("12345678abc", 4) == ["1234", "5678", "abc"])
    #expect(lines("100%%%%", 4) == ["100%", "%%%"])
  }

  @Test("S11.14 Hindi is broken at its spaces")
  func joinedLetters() {
    #expect(lines("नमस्ते दुनिया", 5) == ["नमस्ते", "दुनिया"])
  }

  @Test("S11.14 A line shows at least one character, however narrow it is")
  func narrow() {
    #expect(lines("abc", 0) == ["a", "b", "c"])
    #expect(lines("日本", 1) == ["日", "本"])
    #expect(CellTextLayout("日本", columns: 1).width == 2)
  }

  @Test("S11.14 Japanese is broken between characters, but no line starts with 、 or ends with 「")
  func kinsoku() {
    #expect(lines("日本語の文章", 6) == ["日本語", "の文章"])
    #expect(lines("日本語。文章", 6) == ["日本", "語。文", "章"])
    #expect(lines("彼は「はい」と", 6) == ["彼は", "「は", "い」と"])
    #expect(lines("あっちゃん", 4) == ["あっ", "ちゃ", "ん"])
    #expect(lines("コーヒー", 4) == ["コー", "ヒー"])
    #expect(lines("。。。。", 4) == ["。。", "。。"])
  }

  @Test("S11.14 Ideographs, words and emoji may share a line")
  func mixed() {
    #expect(lines("日本Swift語", 7) == ["日本", "Swift語"])
    #expect(lines("日本語(注)です", 9) == ["日本語", "(注)です"])
    #expect(lines("ab😀😀😀", 6) == ["ab😀😀", "😀"])
    #expect(lines("한국어 단어", 8) == ["한국어", "단어"])
  }

  @Test("S11.14 A compound may be broken after its hyphen, a number may not")
  func hyphens() {
    #expect(lines("well-known", 6) == ["well-", "known"])
    #expect(lines("a -5 b", 4) == ["a -5", "b"])
    #expect(lines("x zero\u{200B}width", 6) == ["x zero\u{200B}", "width"])
  }

  @Test("S11.14 Text that does not fit is replaced by an ellipsis at the end")
  func tail() {
    #expect(lines("The quick brown fox", 9, limit: 1) == ["The quic…"])
    #expect(lines("The quick brown fox", 10, limit: 1) == ["The quick…"])
    #expect(lines("The quick brown fox jumps", 9, limit: 2) == ["The quick", "brown fo…"])
    #expect(lines("ab\ncd", 10, limit: 1) == ["ab…"])
    #expect(lines("日本語", 5, limit: 1) == ["日本…"])
    #expect(lines("日本語", 4, limit: 1) == ["日…"])
    #expect(lines("abc", 1, limit: 1) == ["…"])
    #expect(lines("abc def", 4, limit: 9, rows: 0) == ["abc…"])
  }

  @Test("S11.14 The ellipsis may be at the start or in the middle")
  func headAndMiddle() {
    #expect(lines("/usr/local/bin/swift", 10, limit: 1, .head) == ["…bin/swift"])
    #expect(lines("/usr/local/bin/swift", 10, limit: 1, .middle) == ["/usr/…wift"])
    #expect(lines("one two three four", 8, limit: 2, .middle) == ["one two", "thre…our"])
    #expect(lines("日本語テキスト", 7, limit: 1, .middle) == ["日…スト"])
    #expect(lines("ab\ncd", nil, limit: 1, .middle) == ["ab…cd"])
    #expect(lines("ab\ncd", nil, limit: 1, .head) == ["…cd"])
  }

  @Test("S11.14 A text that fits its lines is not truncated")
  func exactFit() {
    let layout = CellTextLayout("one two", columns: 3, lineLimit: 2)
    #expect(!layout.isTruncated)
    #expect(CellTextLayout("one two x", columns: 3, lineLimit: 2).isTruncated)
  }

  @Test("S11.14 Every character is shown once at every width", arguments: 1...30)
  func nothingIsLost(columns: Int) {
    let text = "Kumiki 組木 is a puzzle、joined 「without」 nails — 👨‍👩‍👧‍👦 and e\u{301} well-known\n\nEnd."
    let layout = CellTextLayout(text, columns: columns)
    #expect(layout.lines.allSatisfy { $0.width <= max(columns, 2) })
    let shown = layout.lines.map { layout.string(of: $0) }.joined()
    #expect(shown.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
    for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
      #expect(line.next == next.head.lowerBound)
    }
  }

  @Test("Ten thousand lines are laid out, but only the visible ones are read")
  func huge() {
    let text = String(repeating: "The quick brown fox 日本語 jumps over it.\n", count: 10_000)
    #expect(CellTextLayout(text, columns: 20).lines.count == 30_001)
    let short = CellTextLayout(text, columns: 20, lineLimit: 2)
    #expect(short.lines.count == 2 && short.isTruncated)
  }
}
