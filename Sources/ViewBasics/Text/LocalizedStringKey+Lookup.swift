import Foundation
import HostInterface
import ViewRuntime

extension LocalizedStringKey {
  /// Looks the key up, puts the values in and appends what comes out, with its markdown.
  func append(
    to runs: inout [TextContent.Run], _ look: TextLook, table: String?, bundle: Bundle?
  ) {
    let format = format(table: table, bundle: bundle, locale: look.environment.locale)
    if arguments.isEmpty, !format.contains("%") {
      return Markdown.append(format, to: &runs, look)
    }
    let pieces = FormatPieces.split(format, argumentCount: arguments.count)
    if arguments.contains(where: { if case .text = $0 { true } else { false } }) {
      appendPieces(pieces, to: &runs, look)
    } else {
      let text = pieces.map { piece in
        switch piece {
        case .literal(let string): string
        case .argument(let index): Markdown.escape(arguments[index].string(in: look.environment))
        }
      }.joined()
      Markdown.append(text, to: &runs, look)
    }
  }

  /// Texts keep their own looks, so the pieces between them are shown one by one.
  private func appendPieces(
    _ pieces: [FormatPieces.Piece], to runs: inout [TextContent.Run], _ look: TextLook
  ) {
    for piece in pieces {
      switch piece {
      case .literal(let string): Markdown.append(string, to: &runs, look)
      case .argument(let index): arguments[index].append(to: &runs, look)
      }
    }
  }

  /// The format that the tables have for the key and the values, or the key's own.
  private func format(table: String?, bundle: Bundle?, locale: Locale) -> String {
    if let (entry, language) = LocalizedTables.find(
      key, table: table, bundle: bundle, locale: locale)
    {
      return entry.format(for: arguments.map(\.number), language: language)
    }
    return fallback
  }

  /// The plain text in a locale, its markdown as it stands.
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

  /// The plain text in the main bundle's language.
  package var plainText: String { Text(self).string() }
}

/// Takes a format such as `%lld of %2$@` apart.
enum FormatPieces {
  enum Piece: Equatable {
    case literal(String)
    case argument(Int)
  }

  /// - Returns: literals and arguments by index; a placeholder without an argument stays as it is.
  static func split(_ format: String, argumentCount: Int) -> [Piece] {
    var pieces: [Piece] = []
    var literal = ""
    var next = 0
    var rest = format[...]
    // All that a format consists of is ASCII: bytes are looked at, which is far cheaper.
    while let percent = rest.utf8.firstIndex(of: percentSign) {
      literal += rest[..<percent]
      rest = rest[rest.utf8.index(after: percent)...]
      if rest.utf8.first == percentSign {
        literal.append("%")
        rest = rest[rest.utf8.index(after: rest.startIndex)...]
        continue
      }
      guard let (position, end) = placeholder(rest) else {
        literal.append("%")
        continue
      }
      let index = position ?? next
      guard index >= 0, index < argumentCount else {
        literal += "%" + rest[..<end]
        rest = rest[end...]
        continue
      }
      if position == nil { next += 1 }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(.argument(index))
      rest = rest[end...]
    }
    literal += rest
    if !literal.isEmpty || pieces.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  /// Where a placeholder ends, the text beginning behind its percent sign; nil: there is none.
  static func end(ofPlaceholder text: Substring) -> String.Index? { placeholder(text)?.1 }

  /// The argument's position, if it is given, and where the placeholder ends.
  private static func placeholder(_ text: Substring) -> (Int?, String.Index)? {
    let bytes = text.utf8
    var index = bytes.startIndex
    func skip(_ kind: [Bool]) {
      while index < bytes.endIndex, kind[Int(bytes[index])] { index = bytes.index(after: index) }
    }
    var position: Int?
    skip(digits)
    if index > bytes.startIndex, index < bytes.endIndex, bytes[index] == UInt8(ascii: "$") {
      position = Int(text[..<index]).map { $0 - 1 }
      index = bytes.index(after: index)
    } else {
      index = bytes.startIndex
    }
    skip(flags)
    skip(lengths)
    guard index < bytes.endIndex, conversions[Int(bytes[index])] else { return nil }
    return (position, bytes.index(after: index))
  }

  private static let percentSign = UInt8(ascii: "%")
  private static let digits = bytes("0123456789")
  private static let flags = bytes("0123456789.+-# ")
  private static let lengths = bytes("hlqLztj")
  private static let conversions = bytes("@dDiuUxXoOfFeEgGaAcCsSp")

  /// For each byte, whether it is one of these characters.
  private static func bytes(_ characters: String) -> [Bool] {
    var isOne = [Bool](repeating: false, count: 256)
    for byte in characters.utf8 { isOne[Int(byte)] = true }
    return isOne
  }
}
