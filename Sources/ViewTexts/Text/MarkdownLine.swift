import Foundation

/// A line of a markdown document, and what blocks it can begin, continue or end.
struct MarkdownLine {
  let text: Substring
  let indentation: Int

  init(_ text: some StringProtocol) {
    self.text = Substring(text)
    indentation = text.prefix { $0 == " " }.count
  }

  /// The line without the spaces before it; those after it may mean a break.
  var words: Substring { text.dropFirst(indentation) }
  var isBlank: Bool { words.allSatisfy(\.isWhitespace) }

  /// The line without its first characters, whichever they are, such as a list's marker.
  func indented(from width: Int) -> MarkdownLine { MarkdownLine(text.dropFirst(width)) }

  // MARK: Blocks of one line

  /// `## Words ##`: the level and the words.
  var heading: (level: Int, words: String)? {
    let level = words.prefix { $0 == "#" }.count
    let rest = words.dropFirst(level)
    guard (1...6).contains(level), rest.first.map(\.isWhitespace) ?? true else { return nil }
    let inner = rest.trimmingCharacters(in: .whitespaces)
    let open = inner.droppingLast { $0 == "#" }
    let closes = open.isEmpty || open.last?.isWhitespace == true
    return (level, closes ? open.trimmingCharacters(in: .whitespaces) : inner)
  }

  /// The level of the heading that a line of `=` or `-` makes of the paragraph above it.
  var underlineLevel: Int? {
    let marks = words.droppingLast(while: \.isWhitespace)
    guard indentation < 4, let mark = marks.first, marks.allSatisfy({ $0 == mark }) else {
      return nil
    }
    return mark == "=" ? 1 : mark == "-" ? 2 : nil
  }

  var isThematicBreak: Bool {
    let marks = words.filter { !$0.isWhitespace }
    guard indentation < 4, marks.count >= 3, let mark = marks.first, "*-_".contains(mark) else {
      return false
    }
    return marks.allSatisfy { $0 == mark }
  }

  /// The line inside a quote's mark.
  var quoted: MarkdownLine? {
    guard indentation < 4, words.first == ">" else { return nil }
    let inner = words.dropFirst()
    return MarkdownLine(inner.first == " " ? inner.dropFirst() : inner)
  }

  // MARK: Paragraphs

  /// Whether the line begins another block although no blank line stands before it.
  var interruptsParagraph: Bool {
    guard indentation < 4 else { return false }
    if heading != nil || isThematicBreak || quoted != nil || fence != nil { return true }
    guard let marker = listMarker else { return false }
    return !marker.isEmpty && (marker.number ?? 1) == 1
  }

  /// Whether the line belongs to the paragraph of the line before it without that line's marks.
  func continuesParagraph(after line: MarkdownLine?) -> Bool {
    guard let line, !line.isBlank, line.heading == nil, !line.isThematicBreak, line.fence == nil
    else { return false }
    return !isBlank && !interruptsParagraph && listMarker == nil
  }

  // MARK: Code

  /// The marks that open a block of code, and the language behind them.
  struct Fence {
    var mark: Character
    var count: Int
    var language: String?
  }

  var fence: Fence? {
    guard indentation < 4, let mark = words.first, mark == "`" || mark == "~" else { return nil }
    let count = words.prefix { $0 == mark }.count
    let info = words.dropFirst(count)
    guard count >= 3, mark == "~" || !info.contains("`") else { return nil }
    return Fence(
      mark: mark, count: count,
      language: info.split(whereSeparator: \.isWhitespace).first.map(String.init))
  }

  func closes(_ fence: Fence) -> Bool {
    let marks = words.droppingLast(while: \.isWhitespace)
    return indentation < 4 && marks.count >= fence.count && marks.allSatisfy { $0 == fence.mark }
  }

  // MARK: Lists

  /// `-`, `*`, `+`, `1.` or `1)`.
  struct ListMarker {
    var sign: Character
    var number: Int?
    /// Where the item's words begin; its further lines are indented as far.
    var width: Int
    var isEmpty: Bool
  }

  var listMarker: ListMarker? {
    guard indentation < 4 else { return nil }
    let digits = words.prefix { $0.isASCII && $0.isNumber }
    let rest = words.dropFirst(digits.count)
    guard let sign = rest.first, digits.isEmpty ? "-*+".contains(sign) : ".)".contains(sign),
      digits.count <= 9, rest.dropFirst().first.map({ $0 == " " }) ?? true
    else { return nil }
    let inner = rest.dropFirst()
    let spaces = inner.prefix { $0 == " " }.count
    let isEmpty = spaces == inner.count
    // Five spaces are one, and code that is indented by four.
    let gap = isEmpty || spaces > 4 ? 1 : spaces
    return ListMarker(
      sign: sign, number: Int(digits), width: indentation + digits.count + 1 + gap,
      isEmpty: isEmpty)
  }

  // MARK: Tables

  /// The cells between bars; a bar behind a backslash is part of a cell.
  var cells: [String] {
    var cells = [""]
    var isEscaped = false
    for character in words.trimmingCharacters(in: .whitespaces) {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        if isEscaped, character != "|" { cells[cells.count - 1].append("\\") }
        if character != "\\" || isEscaped { cells[cells.count - 1].append(character) }
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if isEscaped { cells[cells.count - 1].append("\\") }
    if cells.first == "" { cells.removeFirst() }
    if cells.last == "" { cells.removeLast() }
    return cells.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The columns of a table that begins with these lines: a row, and a line like `| --- | :-: |`
  /// with as many cells.
  static func tableColumns(
    _ lines: ArraySlice<MarkdownLine>
  ) -> [PresentationIntent.TableColumn]? {
    guard let head = lines.first, let line = lines.dropFirst().first, line.indentation < 4,
      head.words.contains("|"), line.words.contains("-")
    else { return nil }
    let cells = line.cells
    guard cells.count == head.cells.count else { return nil }
    var columns: [PresentationIntent.TableColumn] = []
    for cell in cells {
      let (starts, ends) = (cell.hasPrefix(":"), cell.hasSuffix(":"))
      let marks = cell.dropFirst(starts ? 1 : 0).dropLast(ends && cell.count > 1 ? 1 : 0)
      guard !marks.isEmpty, marks.allSatisfy({ $0 == "-" }) else { return nil }
      columns.append(.init(alignment: ends ? (starts ? .center : .right) : .left))
    }
    return columns
  }
}

extension StringProtocol {
  /// Returns the text without the characters at its end that fulfil a condition.
  func droppingLast(while condition: (Character) -> Bool) -> SubSequence {
    dropLast(reversed().prefix(while: condition).count)
  }
}
