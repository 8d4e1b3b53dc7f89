import Foundation
import HostInterface
import ViewEnvironment

/// The inline markdown of localized texts: `**bold**`, `*italic*`, `` `code` ``, `~~gone~~`,
/// `[title](https://example.org)`, `![description](picture.png)`, `<https://example.org>`, bare
/// addresses, entities, `^[2 item](inflect: true)`.
///
/// Unmatched marks stay literal, so ordinary text with an asterisk is shown unchanged. Foundation
/// on Linux does not parse markdown.
enum Markdown {
  /// Returns whether a text can contain marks: most texts have none, and scanning bytes is cheap.
  static func mayHaveMarks(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains { isMark(bytes, at: $0) }
    }
  }

  /// Returns whether a byte of a text can be a mark or part of an address.
  static func isMark(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    func byte(_ offset: Int) -> UInt8? {
      let place = index + offset
      return place >= 0 && place < bytes.count ? bytes[place] : nil
    }
    switch bytes[index] {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
      UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "&"),
      UInt8(ascii: "@"):
      return true
    case UInt8(ascii: ":"): return byte(1) == UInt8(ascii: "/")
    case UInt8(ascii: "."): return byte(-1) == UInt8(ascii: "w") || byte(-1) == UInt8(ascii: "W")
    default: return false
    }
  }

  /// Appends a text without values.
  static func append(_ text: String, to runs: inout [TextContent.Run], _ look: TextLook) {
    append([.literal(text)], [], to: &runs, look)
  }

  /// Appends the pieces of a format. Only its literals are markdown: markdown in a value is not
  /// interpreted, wherever it is, and a `Text` keeps its own look over that of the surrounding
  /// marks.
  static func append(
    _ pieces: [FormatPieces.Piece], _ arguments: [LocalizedStringKey.Argument],
    to runs: inout [TextContent.Run], _ look: TextLook
  ) {
    let hasMarks = pieces.contains { piece in
      if case .literal(let text) = piece { mayHaveMarks(text) } else { false }
    }
    let start = runs.count
    if hasMarks {
      let isEnglish = look.environment.locale.language.languageCode?.identifier == "en"
      let values = arguments.map { $0.string(in: look.environment) }
      let source = MarkdownSource(pieces, values: values, arguments)
      for (piece, inner) in source.parse(inflects: isEnglish).looks(look) {
        append(source.split(piece), arguments, values, to: &runs, inner)
      }
    } else {
      append(pieces, arguments, nil, to: &runs, look)
    }
    if runs.count == start, runs.isEmpty { runs.append(TextContent.Run("", style: look.style)) }
  }

  /// Appends pieces with one look. Strings form one run with the surrounding words.
  private static func append(
    _ pieces: [FormatPieces.Piece], _ arguments: [LocalizedStringKey.Argument],
    _ values: [String]?, to runs: inout [TextContent.Run], _ look: TextLook
  ) {
    var words = ""
    func flush(to runs: inout [TextContent.Run]) {
      if !words.isEmpty { runs.append(TextContent.Run(words, style: look.style)) }
      words = ""
    }
    for piece in pieces {
      switch piece {
      case .literal(let string): words += string
      case .argument(let index):
        if case .text(let text) = arguments[index] {
          flush(to: &runs)
          text.append(to: &runs, look)
        } else {
          words += values?[index] ?? arguments[index].string(in: look.environment)
        }
      }
    }
    flush(to: &runs)
  }

  /// Parses inline markdown.
  ///
  /// - Parameter inflects: whether nouns agree with their numbers where requested.
  /// - Parameter breaksLines: whether lines are joined as those of a paragraph.
  static func parse(
    _ text: String, inflects: Bool = false, breaksLines: Bool = false
  ) -> AttributedString {
    MarkdownSource([.literal(text)], values: [], [])
      .parse(inflects: inflects, breaksLines: breaksLines)
  }
}

/// A format as the parser reads it: each value is one character that markdown does not use.
struct MarkdownSource {
  private(set) var characters: [Character] = []
  private let values: [String]
  private let areTexts: [Bool]

  /// The first private-use character that stands for a value.
  private static let first: UInt32 = 0xF0000

  init(
    _ pieces: [FormatPieces.Piece], values: [String],
    _ arguments: [LocalizedStringKey.Argument]
  ) {
    self.values = values
    areTexts = arguments.map { if case .text = $0 { true } else { false } }
    for piece in pieces {
      switch piece {
      case .literal(let text): characters += Array(text)
      case .argument(let index):
        guard let scalar = Unicode.Scalar(Self.first + UInt32(clamping: index)) else { continue }
        characters.append(Character(scalar))
      }
    }
  }

  func parse(inflects: Bool, breaksLines: Bool = false) -> AttributedString {
    var parser = MarkdownParser(self, inflects: inflects, breaksLines: breaksLines)
    return parser.parse()
  }

  /// Returns the index of the value that a scalar stands for.
  private func index(_ scalar: Unicode.Scalar) -> Int? {
    guard scalar.value >= Self.first else { return nil }
    let index = Int(scalar.value - Self.first)
    return values.indices.contains(index) ? index : nil
  }

  /// Splits a part of the parsed text into pieces again.
  func split(_ text: String) -> [FormatPieces.Piece] {
    guard !values.isEmpty else { return [.literal(text)] }
    var pieces: [FormatPieces.Piece] = []
    var words = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard let index = index(scalar) else {
        words.append(scalar)
        continue
      }
      if !words.isEmpty { pieces.append(.literal(String(words))) }
      words = String.UnicodeScalarView()
      pieces.append(.argument(index))
    }
    if !words.isEmpty { pieces.append(.literal(String(words))) }
    return pieces
  }

  /// Returns the text with its values inserted, as for an address.
  func filled(_ text: some Sequence<Character>) -> String {
    fill(text) { values[$0] }
  }

  /// Returns the text with its values inserted and their marks escaped; `Text` values stay
  /// placeholders.
  func filledAsMarkdown(_ text: some Sequence<Character>) -> [Character] {
    Array(fill(text) { areTexts[$0] ? nil : Self.escape(values[$0]) })
  }

  private func fill(_ text: some Sequence<Character>, _ value: (Int) -> String?) -> String {
    var result = ""
    for character in text {
      if let scalar = character.unicodeScalars.first, let index = index(scalar),
        let value = value(index)
      {
        result += value
      } else {
        result.append(character)
      }
    }
    return result
  }

  private static func escape(_ value: String) -> String {
    var escaped = ""
    for character in value {
      // Signs within numbers are not escaped, because nouns agree with the numbers.
      if "*_`~[]()<>\\^&@:".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }

  /// Returns a source with the same values and other characters.
  func with(_ characters: [Character]) -> MarkdownSource {
    var copy = self
    copy.characters = characters
    return copy
  }
}
