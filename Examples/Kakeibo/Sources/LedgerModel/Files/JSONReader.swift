import Foundation

/// Reads JSON value by value, straight into what it is to become, and knows in which line it is.
///
/// `JSONDecoder` makes a tree of everything first, and takes three times as long for a hundred thousand
/// entries: the second in which they are to be open. And it does not tell the line of a record that is
/// well formed and makes no sense.
struct JSONReader {
  private let bytes: UnsafeRawBufferPointer
  private var place = 0
  private var lineStart = 0
  private var depth = 0
  /// The line of what is read next, from 1 on.
  private(set) var line = 1

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    skipSpace()
  }

  var isAtEnd: Bool { place == bytes.count }
  var isAtObject: Bool { next == UInt8(ascii: "{") }

  /// An error at the place where the reading is.
  var failure: LedgerFileError {
    // Columns are counted as editors do, in characters, and begin with 1.
    let before = UnsafeRawBufferPointer(rebasing: bytes[lineStart..<min(place, bytes.count)])
    return .notJSON(line: line, column: String(decoding: before, as: UTF8.self).count + 1)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Reads an object; the closure reads or skips the value of each key.
  mutating func object(
    _ name: String, _ value: (inout JSONReader, String) throws(LedgerFileError) -> Void
  ) throws(LedgerFileError) {
    guard take("{") else { throw try wrongKind(name) }
    try enter()
    if !take("}") {
      repeat {
        let key = try string("key")
        try expect(":")
        try value(&self, key)
      } while take(",")
      try expect("}")
    }
    depth -= 1
  }

  /// Reads a list; the closure reads or skips each element.
  mutating func array(
    _ name: String, _ element: (inout JSONReader) throws(LedgerFileError) -> Void
  ) throws(LedgerFileError) {
    guard take("[") else { throw try wrongKind(name) }
    try enter()
    if !take("]") {
      repeat { try element(&self) } while take(",")
      try expect("]")
    }
    depth -= 1
  }

  mutating func bool(_ name: String) throws(LedgerFileError) -> Bool {
    if takeWord("true") { return true }
    if takeWord("false") { return false }
    throw try wrongKind(name)
  }

  /// Reads a whole number.
  mutating func int(_ name: String) throws(LedgerFileError) -> Int {
    let start = place
    _ = takeByte("-")
    guard skipDigits() else {
      place = start
      throw try wrongKind(name)
    }
    if let next, [UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains(next) {
      throw .invalid(line: line, .wrongKind(name))
    }
    guard let value = Int(String(decoding: bytes[start..<place], as: UTF8.self)) else {
      throw .invalid(line: line, .overflow(name))
    }
    skipSpace()
    return value
  }

  mutating func string(_ name: String) throws(LedgerFileError) -> String {
    guard next == UInt8(ascii: "\"") else { throw try wrongKind(name) }
    let start = place
    var hasEscapes = false
    place += 1
    while let byte = next, byte >= 0x20 {
      if byte == UInt8(ascii: "\"") {
        // Escapes are rare, and left to the library.
        let text =
          hasEscapes
          ? try? JSONDecoder().decode(String.self, from: Data(bytes[start...place]))
          : String(validating: bytes[start + 1..<place], as: UTF8.self)
        guard let text else { throw failure }
        place += 1
        skipSpace()
        return text
      }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        place += 1
      }
      place += 1
    }
    throw failure
  }

  /// Passes over a value of any kind.
  mutating func skip() throws(LedgerFileError) {
    switch next {
    case UInt8(ascii: "{"):
      try object("") { reader, _ throws(LedgerFileError) in try reader.skip() }
    case UInt8(ascii: "["): try array("") { reader throws(LedgerFileError) in try reader.skip() }
    case UInt8(ascii: "\""): _ = try string("")
    default:
      if takeWord("true") || takeWord("false") || takeWord("null") { return }
      try skipNumber()
    }
  }
}

// MARK: - Small pieces

extension JSONReader {
  /// Another kind of value than the one that belongs here; where it is none at all, it says so.
  private mutating func wrongKind(_ name: String) throws(LedgerFileError) -> LedgerFileError {
    let line = line
    try skip()
    return .invalid(line: line, .wrongKind(name))
  }

  private mutating func enter() throws(LedgerFileError) {
    depth += 1
    // Deeper than any ledger, and far from the end of the stack.
    if depth > 64 { throw failure }
  }

  private mutating func skipSpace() {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\n"):
        line += 1
        lineStart = place + 1
      case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
      default: return
      }
      place += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    skipSpace()
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(LedgerFileError) {
    guard take(character) else { throw failure }
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard place + length <= bytes.count else { return false }
    let found = word.withUTF8Buffer { bytes[place..<place + length].elementsEqual($0) }
    guard found else { return false }
    place += length
    skipSpace()
    return true
  }

  /// A number as JSON has it: what is allowed to look like one, and no more.
  private mutating func skipNumber() throws(LedgerFileError) {
    _ = takeByte("-")
    guard skipDigits() else { throw failure }
    if takeByte("."), !skipDigits() { throw failure }
    if takeByte("e") || takeByte("E") {
      _ = takeByte("+") || takeByte("-")
      guard skipDigits() else { throw failure }
    }
    skipSpace()
  }

  private mutating func takeByte(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func skipDigits() -> Bool {
    let start = place
    while let digit = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) { place += 1 }
    return place > start
  }
}
