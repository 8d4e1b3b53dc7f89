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
public struct CSVTable: Sendable {
  /// The cells of each line that has any.
  public let rows: [[String]]
  /// The line of the file that each row begins in, from 1 on. Rows with line ends in quotes take
  /// several lines, and empty lines make no row.
  public let lineNumbers: [Int]
  public let encoding: String.Encoding
  public let delimiter: Character

  /// Reads a file's contents.
  ///
  /// - Throws: ``CSVTableError`` where it is no text, or a quote is never closed.
  public init(_ data: Data) throws {
    guard let (text, encoding) = CSVText.decode(data) else { throw CSVTableError.notText }
    self.encoding = encoding
    var bytes = Array(text.utf8)[...]
    let announced = Self.announcedDelimiter(&bytes)
    let delimiter = announced ?? CSVScanner.delimiter(of: bytes)
    self.delimiter = Character(Unicode.Scalar(delimiter))
    var scanner = CSVScanner(bytes, delimiter: delimiter, firstLine: announced == nil ? 1 : 2)
    var rows: [[String]] = []
    var lineNumbers: [Int] = []
    while let row = try scanner.row() {
      rows.append(row.cells)
      lineNumbers.append(row.line)
    }
    (self.rows, self.lineNumbers) = (rows, lineNumbers)
  }

  /// The delimiter that spreadsheets write into a first line of its own: `sep=;`.
  private static func announcedDelimiter(_ bytes: inout ArraySlice<UInt8>) -> UInt8? {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard line.count == 5, line.starts(with: "sep=".utf8), let delimiter = line.last else {
      return nil
    }
    bytes = bytes.dropFirst(5)
    if bytes.first == UInt8(ascii: "\r") { bytes = bytes.dropFirst() }
    if bytes.first == UInt8(ascii: "\n") { bytes = bytes.dropFirst() }
    return delimiter
  }
}
