import Foundation

/// Parses from left to right; an opening mark looks ahead for its closing mark.
struct MarkdownParser {
  private let source: MarkdownSource
  private let text: [Character]
  private let inflects: Bool
  private let breaksLines: Bool
  private var result = AttributedString()
  private var intent: InlinePresentationIntent = []
  private var link: URL?
  private var image: URL?

  /// - Parameter breaksLines: whether lines are joined, as in a paragraph: by a space, or by a break
  ///   where two spaces or a backslash end a line. Without it they stay as they are.
  init(_ source: MarkdownSource, inflects: Bool, breaksLines: Bool = false) {
    self.source = source
    text = source.characters
    self.inflects = inflects
    self.breaksLines = breaksLines
  }

  mutating func parse() -> AttributedString {
    read(text.indices)
    return result
  }

  private mutating func read(_ range: Range<Int>) {
    var index = range.lowerBound
    var plain: [Character] = []
    func flush(_ parser: inout MarkdownParser) {
      parser.append(String(plain))
      plain = []
    }
    while index < range.upperBound {
      let character = text[index]
      if breaksLines, let next = lineBreak(at: index, in: range, after: &plain) {
        flush(&self)
        appendBreak(isHard: next.isHard)
        index = next.index
      } else if character == "\\", index + 1 < range.upperBound,
        text[index + 1].isMarkdownPunctuation
      {
        plain.append(text[index + 1])
        index += 2
      } else if character == "&", let entity = MarkdownEntity(text[index..<range.upperBound]) {
        plain += Array(entity.text)
        index += entity.length
      } else if let span = span(at: index, in: range, after: &plain) {
        flush(&self)
        let (outerIntent, outerLink, outerImage) = (intent, link, image)
        intent.formUnion(span.intent)
        link = span.link ?? link
        image = span.image ?? image
        if span.isInflected {
          appendInflected(text[span.content])
        } else if span.isVerbatim {
          append(verbatim: text[span.content])
        } else {
          read(span.content)
        }
        (intent, link, image) = (outerIntent, outerLink, outerImage)
        index = span.end
      } else {
        plain.append(character)
        index += 1
      }
    }
    flush(&self)
  }

  private mutating func append(_ string: String) {
    guard !string.isEmpty else { return }
    var piece = AttributedString(string)
    if !intent.isEmpty { piece.inlinePresentationIntent = intent }
    piece.link = link
    piece.imageURL = image
    result += piece
  }

  /// In code, too, lines are joined where they are joined elsewhere.
  private mutating func append(verbatim words: ArraySlice<Character>) {
    append(String(breaksLines ? words.map { $0.isNewline ? " " : $0 } : Array(words)))
  }

  // MARK: Lines

  private mutating func appendBreak(isHard: Bool) {
    let outer = intent
    intent.insert(isHard ? .lineBreak : .softBreak)
    append(isHard ? "\n" : " ")
    intent = outer
  }

  /// Returns what follows the end of a line at an index, and whether it is a break that shows.
  private func lineBreak(
    at index: Int, in range: Range<Int>, after plain: inout [Character]
  ) -> (index: Int, isHard: Bool)? {
    var (end, isHard) = (index, false)
    if text[index] == "\\", index + 1 < range.upperBound, text[index + 1].isNewline {
      (end, isHard) = (index + 1, true)
    }
    guard text[end].isNewline else { return nil }
    let spaces = plain.reversed().prefix { $0 == " " }.count
    plain.removeLast(spaces)
    return (end + 1, isHard || spaces >= 2)
  }

  private mutating func appendInflected(_ phrase: ArraySlice<Character>) {
    var words = source.filledAsMarkdown(phrase)
    if inflects { words = Array(EnglishInflection.inflect(String(words))) }
    var inner = MarkdownParser(
      source.with(words), inflects: inflects, breaksLines: breaksLines)
    (inner.intent, inner.link, inner.image) = (intent, link, image)
    result += inner.parse()
  }

  private struct Span {
    var content: Range<Int>
    var end: Int
    var intent: InlinePresentationIntent = []
    var link: URL?
    var image: URL?
    var isVerbatim = false
    var isInflected = false
  }

  /// Returns the span at an index.
  ///
  /// - Parameter plain: the preceding plain text, from which an email address may take characters.
  private func span(
    at index: Int, in range: Range<Int>, after plain: inout [Character]
  ) -> Span? {
    switch text[index] {
    case "`": code(at: index, in: range)
    case "*", "_": emphasis(at: index, in: range)
    case "~": strike(at: index, in: range)
    case "[": link(at: index, in: range)
    case "!": image(at: index, in: range)
    case "<": autolink(at: index, in: range)
    case "^": attributed(at: index, in: range)
    case "@": bareMail(at: index, in: range, after: &plain)
    case "h", "H", "w", "W", "f", "F": bareAddress(at: index, in: range)
    default: nil
    }
  }

  private func runLength(at index: Int, in range: Range<Int>) -> Int {
    text[index..<range.upperBound].prefix { $0 == text[index] }.count
  }

  private func code(at index: Int, in range: Range<Int>) -> Span? {
    let count = runLength(at: index, in: range)
    var end = index + count
    while end < range.upperBound {
      guard text[end] == "`" else {
        end += 1
        continue
      }
      let closing = runLength(at: end, in: range)
      if closing == count {
        return Span(
          content: (index + count)..<end, end: end + count, intent: .code, isVerbatim: true)
      }
      end += closing
    }
    return nil
  }

  private func emphasis(at index: Int, in range: Range<Int>) -> Span? {
    let mark = text[index]
    // Underscores within a word are literal.
    if mark == "_", index > 0, text[index - 1].isLetter || text[index - 1].isNumber { return nil }
    let count = min(runLength(at: index, in: range), 3)
    for length in (1...count).reversed() {
      let start = index + length
      guard start < range.upperBound, !text[start].isWhitespace,
        let end = closing(mark, length, from: start, in: range)
      else { continue }
      let intent: InlinePresentationIntent =
        length == 1
        ? .emphasized : length == 2 ? .stronglyEmphasized : [.emphasized, .stronglyEmphasized]
      return Span(content: start..<end, end: end + length, intent: intent)
    }
    return nil
  }

  private func strike(at index: Int, in range: Range<Int>) -> Span? {
    let start = index + 2
    guard runLength(at: index, in: range) == 2, start < range.upperBound,
      let end = closing("~", 2, from: start, in: range)
    else { return nil }
    return Span(content: start..<end, end: end + 2, intent: .strikethrough)
  }

  /// Returns where `length` marks close the span; marks inside code do not count.
  private func closing(
    _ mark: Character, _ length: Int, from start: Int, in range: Range<Int>
  ) -> Int? {
    var index = start
    while index < range.upperBound {
      if text[index] == "\\" {
        index += 2
      } else if text[index] == "`", let code = code(at: index, in: range) {
        index = code.end
      } else if text[index] == mark {
        let count = runLength(at: index, in: range)
        let after = index + count
        let isInWord =
          mark == "_" && after < range.upperBound
          && (text[after].isLetter || text[after].isNumber)
        if (count == length || (count > length && count == 3)), index > start,
          !text[index - 1].isWhitespace, !isInWord
        {
          return index + count - length
        }
        index = after
      } else {
        index += 1
      }
    }
    return nil
  }

  // MARK: Links

  private func link(at index: Int, in range: Range<Int>) -> Span? {
    guard let close = matching("[", "]", from: index, in: range), close + 1 < range.upperBound,
      text[close + 1] == "(", let end = matching("(", ")", from: close + 1, in: range)
    else { return nil }
    let inside = text[(close + 2)..<end]
    // An address in angle brackets may have spaces; otherwise text after a space is the link's
    // title.
    let target =
      inside.first == "<"
      ? inside.dropFirst().prefix { $0 != ">" } : inside.prefix { $0 != " " }
    guard let url = URL(string: source.filled(unescaped(target))) else { return nil }
    return Span(content: (index + 1)..<close, end: end + 1, link: url)
  }

  /// `![description](address)`: a text shows the description, and no link to the picture (S16.6).
  private func image(at index: Int, in range: Range<Int>) -> Span? {
    guard index + 1 < range.upperBound, text[index + 1] == "[",
      var span = link(at: index + 1, in: range)
    else { return nil }
    (span.image, span.link) = (span.link, nil)
    return span
  }

  /// Returns the text without escaping backslashes, with entities decoded.
  private func unescaped(_ text: ArraySlice<Character>) -> [Character] {
    var plain: [Character] = []
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == "\\", index + 1 < text.endIndex, text[index + 1].isMarkdownPunctuation {
        plain.append(text[index + 1])
        index += 2
      } else if text[index] == "&", let entity = MarkdownEntity(text[index...]) {
        plain += Array(entity.text)
        index += entity.length
      } else {
        plain.append(text[index])
        index += 1
      }
    }
    return plain
  }

  /// `^[phrase](inflect: true)`; no other attribute of a phrase has an effect here.
  private func attributed(at index: Int, in range: Range<Int>) -> Span? {
    let start = index + 1
    guard start < range.upperBound, text[start] == "[",
      let close = matching("[", "]", from: start, in: range), close + 1 < range.upperBound,
      text[close + 1] == "(", let end = matching("(", ")", from: close + 1, in: range)
    else { return nil }
    let attributes = String(text[(close + 2)..<end]).filter { !$0.isWhitespace && $0 != "'" }
    var span = Span(content: (start + 1)..<close, end: end + 1)
    span.isInflected = attributes.contains("inflect:true")
    return span
  }

  private func matching(
    _ open: Character, _ close: Character, from index: Int, in range: Range<Int>
  ) -> Int? {
    var depth = 0
    var index = index
    while index < range.upperBound {
      if text[index] == "\\" {
        index += 1
      } else if text[index] == open {
        depth += 1
      } else if text[index] == close {
        depth -= 1
        if depth == 0 { return index }
      }
      index += 1
    }
    return nil
  }

  private func autolink(at index: Int, in range: Range<Int>) -> Span? {
    guard let end = text[index..<range.upperBound].firstIndex(of: ">") else { return nil }
    let target = source.filled(text[(index + 1)..<end])
    guard !target.contains(" ") else { return nil }
    let isMail = !target.contains(":") && BareAddress.isMail(Array(target))
    guard target.contains("://") || target.hasPrefix("mailto:") || isMail,
      let url = URL(string: isMail ? "mailto:" + target : target)
    else { return nil }
    return Span(content: (index + 1)..<end, end: end + 1, link: url, isVerbatim: true)
  }

  /// Bare `https://example.org` and `www.example.org`, outside other links.
  private func bareAddress(at index: Int, in range: Range<Int>) -> Span? {
    guard link == nil, index == range.lowerBound || BareAddress.mayFollow(text[index - 1]),
      let address = BareAddress(text[index..<range.upperBound]),
      let url = URL(string: source.filled(address.target))
    else { return nil }
    return Span(content: address.range, end: address.range.upperBound, link: url, isVerbatim: true)
  }

  /// Bare `ada@example.org`: the name before the `@` has already been parsed.
  private func bareMail(
    at index: Int, in range: Range<Int>, after plain: inout [Character]
  ) -> Span? {
    guard link == nil, let mail = BareAddress.mail(round: index, in: text[range]) else {
      return nil
    }
    let name = text[mail.lowerBound..<index]
    guard plain.suffix(name.count).elementsEqual(name),
      let url = URL(string: "mailto:" + String(text[mail]))
    else { return nil }
    plain.removeLast(name.count)
    return Span(content: mail, end: mail.upperBound, link: url, isVerbatim: true)
  }
}

extension Character {
  /// Whether a backslash before the character makes it literal.
  fileprivate var isMarkdownPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
