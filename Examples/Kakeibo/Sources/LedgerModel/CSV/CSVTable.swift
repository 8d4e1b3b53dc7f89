import Foundation

/// The cells of a file of comma-separated values, whoever wrote it.
///
/// Banks disagree about all that RFC 4180 says. The encoding is found out (UTF-8, UTF-16 with a
/// mark, Shift-JIS, Windows-1252), the delimiter as well (comma, semicolon, tab), and rows may be
/// of different lengths.
///
/// ```swift
/// let table = try CSVTable(Data("日付;金額\n2026-11-24;\"1.200,50\"\n".utf8))
/// table.rows[1]     // ["2026-11-24", "1.200,50"]
/// table.delimiter   // ";"
/// ```
public struct CSVTable: Hashable, Sendable {
  /// The cells of each line that has any.
  public let rows: [[String]]
  /// The line of the file that each row begins in, from 1 on. Rows with line ends in quotes take
  /// several lines, and empty lines make no row.
  public let lineNumbers: [Int]
  public let encoding: String.Encoding
  public let delimiter: Character
  /// How many columns are looked at: more than anybody's bank sends, and few enough to look
  /// through.
  public let columnCount: Int

  /// Why a file cannot be taken as a table at all.
  public enum Failure: LocalizedError, Equatable {
    /// Its bytes are no text in any encoding that is known.
    case notText
    /// A quote that begins in a line is open at the file's end.
    case openQuote(line: Int)

    public var errorDescription: String? {
      switch self {
      case .notText: "The file is no text."
      case .openQuote(let line): "Line \(line): a quote begins here and never ends."
      }
    }
  }

  /// Hashes no cells: there may be a million of them.
  public func hash(into hasher: inout Hasher) { hasher.combine(rows.count) }

  /// Reads a file's contents.
  ///
  /// - Throws: ``Failure``.
  public init(_ data: Data) throws {
    guard let (text, encoding) = Self.decoded(data) else { throw Failure.notText }
    self.encoding = encoding
    // Spreadsheets say the delimiter in a first line of its own.
    let announced = text.prefixMatch(of: /sep=([^\r\n])(\r\n|\r|\n|$)/)
    var scanner = Scanner(text[(announced?.range.upperBound ?? text.startIndex)...].utf8)
    if let own = announced?.1.utf8.first {
      scanner.delimiter = own
      scanner.line = 2
    } else {
      scanner.delimiter = scanner.likelyDelimiter
    }
    try scanner.scan()
    delimiter = Character(Unicode.Scalar(scanner.delimiter))
    // Above the headings, banks write whose account it is, and what is in it.
    let header = scanner.rows.prefix(20).firstIndex { row in
      let fields = Set(row.cells.compactMap(CSVHeadings.field))
      return fields.count > 1 && fields.contains(.day)
    }
    rows = scanner.rows[(header ?? 0)...].map(\.cells)
    lineNumbers = scanner.rows[(header ?? 0)...].map(\.line)
    columnCount = min(rows.prefix(Self.leadingRows).lazy.map(\.count).max() ?? 0, 40)
  }

  /// How many rows show what is in a column. A file may have a million, and a column be empty.
  private static let leadingRows = 2_000

  /// The first texts in a column below its heading; empty cells are passed over.
  public func examples(of column: Int, hasHeader: Bool, most: Int) -> [String] {
    let cells = rows.prefix(Self.leadingRows).dropFirst(hasHeader ? 1 : 0).lazy.compactMap { row in
      column < row.count && !row[column].isEmpty ? row[column] : nil
    }
    return Array(cells.prefix(most))
  }

  /// The text without a byte order mark, and its encoding; nil for what is no text.
  private static func decoded(_ data: Data) -> (String, String.Encoding)? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      // UTF-16 comes in units of two bytes, and a half is none.
      guard data.count.isMultiple(of: 2) else { return nil }
      return String(data: data, encoding: .utf16).map { ($0, .utf16) }
    }
    let body = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    // Nothing that people wrote has a zero byte; pictures and archives have.
    guard !body.contains(0) else { return nil }
    if let text = String(validating: body, as: UTF8.self) { return (text, .utf8) }
    let isJapanese = isJapanese(body.prefix(65_536))
    let guesses: [String.Encoding] = [.shiftJIS, .windowsCP1252]
    return (isJapanese ? guesses : guesses.reversed()).lazy
      .compactMap { guess in String(data: body, encoding: guess).map { ($0, guess) } }
      .first
  }

  /// Whether bytes look like Shift-JIS rather than like a language of Western Europe.
  ///
  /// Many Western texts are valid Shift-JIS: `él` is a rare Chinese character there. But kana and
  /// common characters begin with bytes that the West uses for little but quotes, and half-width
  /// kana stand side by side, whereas accented letters stand among plain ones.
  private static func isJapanese(_ data: Data) -> Bool {
    let text = String(String.UnicodeScalarView(data.map { Unicode.Scalar($0) }))
    let pieces = /[\u{81}-\u{9F}][\u{40}-\u{FC}]|[\u{E0}-\u{FC}][\u{40}-\u{FC}]|[\u{80}-\u{FF}]+/
    let found = text.matches(of: pieces.matchingSemantics(.unicodeScalar)).map { match in
      let (first, length) = (match.0.unicodeScalars.first?.value ?? 0, match.0.unicodeScalars.count)
      return first <= 0x9F ? length > 1 : (0xA1...0xDF).contains(first) && length > 1
    }
    return found.count { $0 } * 2 > found.count
  }
}

/// Splits text into rows of cells, as RFC 4180 has it, and forgives what it does not.
private struct Scanner {
  var delimiter = UInt8(ascii: ",")
  var line = 1
  /// The rows that have anything in them.
  private(set) var rows: [(cells: [String], line: Int)] = []
  private let bytes: [UInt8]
  private var cells: [String] = []
  private var cell: [UInt8] = []
  private var isQuoted = false

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  mutating func scan() throws {
    var start = line
    var openQuote: Int?
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      let next = place + 1 < bytes.count ? bytes[place + 1] : nil
      place += 1
      switch byte {
      case UInt8(ascii: "\"") where openQuote != nil:
        // Two quotes are one; a single one ends the quote, and what follows it belongs to the cell.
        if next == byte { place += 1 } else { openQuote = nil }
        if next == byte { cell.append(byte) }
      // Some write a space behind the comma, before the quote.
      case UInt8(ascii: "\"") where !isQuoted && cell.allSatisfy { $0 == UInt8(ascii: " ") }:
        (openQuote, isQuoted, cell) = (line, true, [])
      case delimiter where openQuote == nil: endCell()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        let isHalf = byte == UInt8(ascii: "\r") && next == UInt8(ascii: "\n")
        if openQuote != nil {
          cell.append(byte)
        } else if !isHalf {
          endRow(start)
        }
        if !isHalf { line += 1 }
        if openQuote == nil { start = line }
      default: cell.append(byte)
      }
    }
    if let openQuote { throw CSVTable.Failure.openQuote(line: openQuote) }
    endRow(start)
  }

  private mutating func endCell() {
    let text = String(decoding: cell, as: UTF8.self)
    cells.append(isQuoted ? text : text.trimmed)
    (cell, isQuoted) = ([], false)
  }

  private mutating func endRow(_ start: Int) {
    endCell()
    if cells.count > 1 || !cells[0].isEmpty { rows.append((cells, start)) }
    cells = []
  }

  /// The delimiter that splits the first rows most evenly: into cells of one number, and many.
  var likelyDelimiter: UInt8 {
    // Where several split as well, it is not the comma: that stands in amounts and texts, too.
    let candidates = [UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: ",")]
    let scores = candidates.map { candidate in
      var scanner = Scanner(bytes.prefix(16_384))
      scanner.delimiter = candidate
      // A quote that the prefix cuts is no reason against a delimiter.
      try? scanner.scan()
      let lengths = Dictionary(grouping: scanner.rows.prefix(50), by: \.cells.count)
      // One cell in a row speaks for nothing. Of equally many rows, more cells win.
      return lengths.filter { $0.key > 1 }.map { $0.value.count * 1_000 + min($0.key, 999) }.max()
    }
    let best = scores.compactMap(\.self).max()
    return best.flatMap { scores.firstIndex(of: $0) }.map { candidates[$0] } ?? UInt8(ascii: ",")
  }
}

extension String {
  /// The text without white space around it.
  public var trimmed: String {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last,
      first.properties.isWhitespace || last.properties.isWhitespace
    else { return self }
    return trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
