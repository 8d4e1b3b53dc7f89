import Foundation

/// Splits text into rows of cells, as RFC 4180 has it, and forgives what it does not.
struct CSVScanner {
  private let bytes: ArraySlice<UInt8>
  private let delimiter: UInt8
  private var place: Int
  private var line: Int

  init(_ bytes: ArraySlice<UInt8>, delimiter: UInt8, firstLine: Int = 1) {
    self.bytes = bytes
    self.delimiter = delimiter
    place = bytes.startIndex
    line = firstLine
  }

  /// The next row that has anything in it, and the line that it begins in; nil at the end.
  mutating func row() throws -> (cells: [String], line: Int)? {
    while place < bytes.endIndex {
      let start = line
      var cells = [try cell()]
      while take(delimiter) { cells.append(try cell()) }
      takeLineEnd()
      if cells.count > 1 || !cells[0].isEmpty { return (cells, start) }
    }
    return nil
  }

  private mutating func cell() throws -> String {
    // Some write a space behind the comma, before the quote.
    let start = place
    while take(UInt8(ascii: " ")) {}
    guard take(Self.quote) else {
      place = start
      return String(decoding: rest(), as: UTF8.self).trimmed
    }
    let opening = line
    var text: [UInt8] = []
    while place < bytes.endIndex {
      let byte = bytes[place]
      place += 1
      if byte == Self.quote {
        // Two quotes are one; a single one ends the cell, and what follows it belongs to it.
        guard take(Self.quote) else { return String(decoding: text + rest(), as: UTF8.self) }
      } else if byte == Self.newline || (byte == Self.carriageReturn && !isNext(Self.newline)) {
        line += 1
      }
      text.append(byte)
    }
    throw CSVTableError.openQuote(line: opening)
  }

  /// What stands before the next delimiter or line end.
  private mutating func rest() -> ArraySlice<UInt8> {
    let start = place
    while place < bytes.endIndex, bytes[place] != delimiter, bytes[place] != Self.newline,
      bytes[place] != Self.carriageReturn
    {
      place += 1
    }
    return bytes[start..<place]
  }

  private mutating func takeLineEnd() {
    let hasReturn = take(Self.carriageReturn)
    if take(Self.newline) || hasReturn { line += 1 }
  }

  private func isNext(_ byte: UInt8) -> Bool { place < bytes.endIndex && bytes[place] == byte }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard isNext(byte) else { return false }
    place += 1
    return true
  }

  private static let quote = UInt8(ascii: "\"")
  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
}

extension CSVScanner {
  /// The delimiter that splits the first rows most evenly: into cells of one number, and many.
  static func delimiter(of bytes: ArraySlice<UInt8>) -> UInt8 {
    // Where several split as well, it is not the comma: that stands in amounts and texts, too.
    let candidates = [UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: ",")]
    let scores = candidates.map { delimiter in
      var scanner = CSVScanner(bytes.prefix(16_384), delimiter: delimiter)
      var lengths: [Int: Int] = [:]
      // A quote that the prefix cuts is no reason against a delimiter.
      while lengths.values.reduce(0, +) < 50, let row = try? scanner.row() {
        lengths[row.cells.count, default: 0] += 1
      }
      // One cell in a row speaks for nothing. Of equally many rows, more cells win.
      return lengths.filter { $0.key > 1 }.map { $0.value * 1_000 + min($0.key, 999) }.max() ?? 0
    }
    guard let best = scores.max(), best > 0, let place = scores.firstIndex(of: best) else {
      return UInt8(ascii: ",")
    }
    return candidates[place]
  }
}

extension String {
  /// The text without white space around it.
  var trimmed: String {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last,
      first.properties.isWhitespace || last.properties.isWhitespace
    else { return self }
    return trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
