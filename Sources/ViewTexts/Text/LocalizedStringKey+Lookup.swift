import Foundation
import HostInterface
import ViewEnvironment
import ViewRuntime

extension LocalizedStringKey {
  /// Looks up the key, inserts the values and appends the result with its markdown.
  func append(
    to runs: inout [TextContent.Run], _ look: TextLook, table: String?, bundle: Bundle?
  ) {
    let format = format(table: table, bundle: bundle, locale: look.environment.locale)
    // By bytes: Foundation would search for a string, which takes longer than all the rest.
    if arguments.isEmpty, !format.utf8.contains(UInt8(ascii: "%")) {
      return Markdown.append(format, to: &runs, look)
    }
    if let words = FormatPieces.fill(format, with: arguments, in: look.environment) {
      if !words.isEmpty || runs.isEmpty { runs.append(TextContent.Run(words, style: look.style)) }
      return
    }
    let pieces = FormatPieces.split(format, argumentCount: arguments.count)
    Markdown.append(pieces, arguments, to: &runs, look)
  }

  /// Returns the format to show; if the process has a pseudolanguage, the transformed one.
  private func format(table: String?, bundle: Bundle?, locale: Locale) -> String {
    let found = foundFormat(table: table, bundle: bundle, locale: locale)
    return PseudoLanguage.current.isEmpty
      ? found : PseudoLanguage.current.translate(found, argumentCount: arguments.count)
  }

  /// Returns the tables' format for the key and the values, or the key's fallback.
  private func foundFormat(table: String?, bundle: Bundle?, locale: Locale) -> String {
    // A program's "Next" may mean something different from the library's.
    if isOfLibrary, let word = LibraryWords.word(key, in: locale) { return word }
    if let (entry, language) = LocalizedTables.find(
      key, table: table, bundle: bundle, locale: locale)
    {
      return entry.format(for: arguments.map(\.number), language: language)
    }
    return fallback
  }

  /// Returns the plain text in a locale, with its markdown as written.
  func resolved(
    key: String? = nil, table: String?, bundle: Bundle?, locale: Locale
  ) -> String {
    let own = key.map { LocalizedStringKey(key: $0, fallback: self) } ?? self
    let format = own.format(table: table, bundle: bundle, locale: locale)
    var environment = EnvironmentValues()
    environment.locale = locale
    return FormatPieces.split(format, argumentCount: arguments.count).map { piece in
      switch piece {
      case .literal(let string): string
      case .argument(let index): arguments[index].string(in: environment)
      }
    }.joined()
  }

  /// Returns the text in a locale with its markdown as attributes; markdown in the values is not
  /// interpreted.
  func attributed(
    key: String? = nil, table: String?, bundle: Bundle?, locale: Locale
  ) -> AttributedString {
    let own = key.map { LocalizedStringKey(key: $0, fallback: self) } ?? self
    let format = own.format(table: table, bundle: bundle, locale: locale)
    var environment = EnvironmentValues()
    environment.locale = locale
    let source = MarkdownSource(
      FormatPieces.split(format, argumentCount: arguments.count),
      values: arguments.map { $0.string(in: environment) }, arguments)
    let parsed = source.parse(inflects: locale.language.languageCode?.identifier == "en")
    var result = AttributedString()
    for run in parsed.runs {
      let words = source.filled(parsed.characters[run.range])
      result.append(AttributedString(words, attributes: run.attributes))
    }
    return result
  }

  /// The plain text in the program's language, where no environment is available.
  package var textInAppLanguage: String {
    resolved(table: nil, bundle: nil, locale: AppLocale.current)
  }

  /// The plain text in the main bundle's language.
  package var plainText: String { Text(self).string() }
}

/// Splits a format such as `%lld of %2$@`.
enum FormatPieces {
  enum Piece: Equatable {
    case literal(String)
    case argument(Int)
  }

  /// Splits a format.
  ///
  /// - Returns: literals and arguments by index; a placeholder without an argument stays as it is.
  static func split(_ format: String, argumentCount: Int) -> [Piece] {
    var format = format
    // A format's syntax is ASCII, so bytes are scanned, which is much cheaper.
    return format.withUTF8 { split($0, argumentCount) }
  }

  /// Inserts values into a format in one go, without pieces in between, as most formats allow.
  ///
  /// - Returns: nil if the format may have markdown, or a value is a text with a look of its own.
  static func fill(
    _ format: String, with arguments: [LocalizedStringKey.Argument],
    in environment: EnvironmentValues
  ) -> String? {
    for case .text in arguments { return nil }
    var format = format
    return format.withUTF8 { fill($0, arguments, environment) }
  }

  private static func fill(
    _ bytes: UnsafeBufferPointer<UInt8>, _ arguments: [LocalizedStringKey.Argument],
    _ environment: EnvironmentValues
  ) -> String? {
    for index in bytes.indices where Markdown.isMark(bytes, at: index) { return nil }
    var words = ""
    scan(bytes, arguments.count) {
      words += String(decoding: bytes[$0], as: UTF8.self)
    } argument: {
      words += arguments[$0].string(in: environment)
    }
    return words
  }

  private static func split(_ bytes: UnsafeBufferPointer<UInt8>, _ argumentCount: Int) -> [Piece] {
    var pieces: [Piece] = []
    pieces.reserveCapacity(2 * argumentCount + 1)
    var literal = ""
    scan(bytes, argumentCount) {
      literal += String(decoding: bytes[$0], as: UTF8.self)
    } argument: {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(.argument($0))
    }
    if !literal.isEmpty || pieces.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  /// Reads a format from its start to its end: the stretches of text, without the second one of two
  /// percent signs, and the arguments of placeholders. A placeholder without an argument is text.
  @inline(__always)
  private static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, _ argumentCount: Int,
    text: (Range<Int>) -> Void, argument insert: (Int) -> Void
  ) {
    var next = 0
    var (start, index) = (0, 0)
    func take(to end: Int) {
      if start < end { text(start..<end) }
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "%") {
        take(to: index + 1)
        index += 2
        start = index
      } else if let (position, end) = placeholder(bytes[(index + 1)...]) {
        let argument = position ?? next
        if argument >= 0, argument < argumentCount {
          if position == nil { next += 1 }
          take(to: index)
          insert(argument)
          start = end
        }
        index = end
      } else {
        index += 1
      }
    }
    take(to: bytes.count)
  }

  /// Returns the end of a placeholder, given the text after its percent sign; nil if there is none.
  static func end(ofPlaceholder text: Substring) -> String.Index? {
    var copy = text
    let length = copy.withUTF8 { placeholder($0[...])?.end }
    return length.map { text.utf8.index(text.startIndex, offsetBy: $0) }
  }

  /// Returns the argument's position, if given, and the end of the placeholder.
  private static func placeholder(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (position: Int?, end: Int)? {
    var index = bytes.startIndex
    func skip(_ characters: StaticString) {
      while index < bytes.endIndex, isOne(bytes[index], of: characters) { index += 1 }
    }
    var position: Int?
    skip("0123456789")
    if index > bytes.startIndex, index < bytes.endIndex, bytes[index] == UInt8(ascii: "$") {
      position = Int(String(decoding: bytes[..<index], as: UTF8.self)).map { $0 - 1 }
      index += 1
    } else {
      index = bytes.startIndex
    }
    skip("0123456789.+-# ")
    skip("hlqLztj")
    guard index < bytes.endIndex, isOne(bytes[index], of: "@dDiuUxXoOfFeEgGaAcCsSp") else {
      return nil
    }
    return (position, index + 1)
  }

  private static func isOne(_ byte: UInt8, of characters: StaticString) -> Bool {
    characters.withUTF8Buffer { $0.contains(byte) }
  }
}
