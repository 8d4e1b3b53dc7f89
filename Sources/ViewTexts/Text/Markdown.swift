import Foundation
import HostInterface
import ViewEnvironment

/// Inline markdown of localized texts: `**bold**`, `*italic*`, `` `code` ``, `~~gone~~`,
/// `[title](https://example.org)`, `<https://example.org>`, `^[2 item](inflect: true)`.
///
/// Marks that have no counterpart stay letters, so ordinary text with a star in it is shown as it
/// is. Foundation on Linux does not parse markdown.
enum Markdown {
  static let marks = Set((0...UInt8(127)).filter(isMark).map { Character(Unicode.Scalar($0)) })

  /// Whether a text can have marks at all: most have none, and bytes are cheap to look at.
  private static func mayHaveMarks(_ text: String) -> Bool { text.utf8.contains(where: isMark) }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
      UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  static func append(_ text: String, to runs: inout [TextContent.Run], _ look: TextLook) {
    guard mayHaveMarks(text) else {
      if !text.isEmpty || runs.isEmpty {
        runs.append(TextContent.Run(text, style: look.style))
      }
      return
    }
    let isEnglish = look.environment.locale.language.languageCode?.identifier == "en"
    parse(text, inflects: isEnglish).append(to: &runs, look)
  }

  /// A value that goes into a text: its stars are only stars.
  ///
  /// - Parameter format: what it goes into. Where that has links, a bracket of the value ends none.
  static func escape(_ value: String, in format: String) -> String {
    let endsLinks = format.utf8.contains(UInt8(ascii: "[")) && value.contains { "])".contains($0) }
    guard endsLinks || mayHaveMarks(value) else { return value }
    var escaped = ""
    for character in value {
      if marks.contains(character) || (endsLinks && "])(".contains(character)) {
        escaped.append("\\")
      }
      escaped.append(character)
    }
    return escaped
  }

  /// - Parameter inflects: whether nouns are made to agree with their numbers where that is asked
  ///   for.
  static func parse(_ text: String, inflects: Bool = false) -> AttributedString {
    var parser = MarkdownParser(Array(text), inflects: inflects)
    return parser.parse()
  }
}

/// Reads from left to right; a mark that opens looks ahead for the one that closes it.
private struct MarkdownParser {
  private let text: [Character]
  private let inflects: Bool
  private var result = AttributedString()
  private var intent: InlinePresentationIntent = []
  private var link: URL?

  init(_ text: [Character], inflects: Bool) {
    self.text = text
    self.inflects = inflects
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
      if character == "\\", index + 1 < range.upperBound,
        text[index + 1].isPunctuation || text[index + 1].isSymbol
      {
        plain.append(text[index + 1])
        index += 2
      } else if let span = span(at: index, in: range) {
        flush(&self)
        let (outerIntent, outerLink) = (intent, link)
        intent.formUnion(span.intent)
        link = span.link ?? link
        if span.isInflected {
          appendInflected(String(text[span.content]))
        } else if span.isVerbatim {
          append(String(text[span.content]))
        } else {
          read(span.content)
        }
        (intent, link) = (outerIntent, outerLink)
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
    result += piece
  }

  private mutating func appendInflected(_ phrase: String) {
    let words = inflects ? EnglishInflection.inflect(phrase) : phrase
    var inner = MarkdownParser(Array(words), inflects: inflects)
    (inner.intent, inner.link) = (intent, link)
    result += inner.parse()
  }

  private struct Span {
    var content: Range<Int>
    var end: Int
    var intent: InlinePresentationIntent = []
    var link: URL?
    var isVerbatim = false
    var isInflected = false
  }

  private func span(at index: Int, in range: Range<Int>) -> Span? {
    switch text[index] {
    case "`": code(at: index, in: range)
    case "*", "_": emphasis(at: index, in: range)
    case "~": strike(at: index, in: range)
    case "[": link(at: index, in: range)
    case "<": autolink(at: index, in: range)
    case "^": attributed(at: index, in: range)
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
    // Underscores within a word are letters.
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

  /// Where `length` marks close what was opened; code inside does not count.
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

  private func link(at index: Int, in range: Range<Int>) -> Span? {
    guard let close = matching("[", "]", from: index, in: range), close + 1 < range.upperBound,
      text[close + 1] == "(", let end = matching("(", ")", from: close + 1, in: range)
    else { return nil }
    let target = unescaped(text[(close + 2)..<end].prefix { $0 != " " })
    guard let url = URL(string: target) else { return nil }
    return Span(content: (index + 1)..<close, end: end + 1, link: url)
  }

  /// Without the strokes that make marks letters.
  private func unescaped(_ text: ArraySlice<Character>) -> String {
    var plain = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        plain.append(character)
        isEscaped = false
      }
    }
    return plain
  }

  /// `^[phrase](inflect: true)`; of all that can stand behind a phrase only this means something
  /// here.
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
    let target = String(text[(index + 1)..<end])
    guard target.contains("://") || target.hasPrefix("mailto:"), !target.contains(" "),
      let url = URL(string: target)
    else { return nil }
    return Span(content: (index + 1)..<end, end: end + 1, link: url, isVerbatim: true)
  }
}
