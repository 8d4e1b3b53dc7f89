import Foundation

/// A value of JSON, with the line of the file that it begins in.
///
/// `JSONDecoder` takes twice as long for a hundred thousand entries: the second in which they are
/// to be open. And it does not tell the line of a record that is well formed and makes no sense.
struct JSON: Sendable {
  let value: Value
  let line: Int

  // Said, as the compiler takes two types that hold each other for a circle when it finds it out.
  enum Value: Sendable {
    case object([(key: String, value: JSON)])
    case array([JSON])
    case string(String)
    /// A whole number; nil for one that has too many digits.
    case int(Int?)
    case bool(Bool)
    /// What no ledger has: null, and numbers with a fraction.
    case other
  }

  init(_ bytes: UnsafeRawBufferPointer) throws(LedgerFileError) {
    var parser = JSONParser(bytes)
    self = try parser.value()
    guard parser.isAtEnd else { throw parser.failure }
  }

  fileprivate init(_ value: Value, line: Int) {
    (self.value, self.line) = (value, line)
  }

  /// Sees that no key of an object stands there twice: one of the two would be lost without a word.
  func checkKeys() throws(LedgerFileError) {
    guard case .object(let members) = value else { return }
    var keys: Set<String> = []
    for (key, value) in members where !keys.insert(key).inserted {
      throw value.error(.repeated(key))
    }
  }

  /// What is wrong with what stands at a key, which may be something in this value.
  func error(_ problem: LedgerFileError.Problem) -> LedgerFileError {
    .invalid(line: line, problem)
  }
}

private struct JSONParser {
  private let bytes: UnsafeRawBufferPointer
  private var place = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    skipSpace()
  }

  var isAtEnd: Bool { place == bytes.count }

  /// An error at the place where the parser is. Columns are counted as editors do, in characters.
  var failure: LedgerFileError {
    let before = UnsafeRawBufferPointer(rebasing: bytes[lineStart..<min(place, bytes.count)])
    return .notJSON(line: line, column: String(decoding: before, as: UTF8.self).count + 1)
  }

  mutating func value() throws(LedgerFileError) -> JSON {
    let line = line
    // Deeper than any ledger, and far from the end of the stack.
    if depth > 64 { throw failure }
    depth += 1
    defer { depth -= 1 }
    let value: JSON.Value =
      switch next {
      case UInt8(ascii: "{"): .object(try members())
      case UInt8(ascii: "["): .array(try elements())
      case UInt8(ascii: "\""): .string(try string())
      case UInt8(ascii: "t") where takeWord("true"): .bool(true)
      case UInt8(ascii: "f") where takeWord("false"): .bool(false)
      case UInt8(ascii: "n") where takeWord("null"): .other
      default: try number()
      }
    skipSpace()
    return JSON(value, line: line)
  }

  private mutating func members() throws(LedgerFileError) -> [(key: String, value: JSON)] {
    var members: [(key: String, value: JSON)] = []
    // Room for an entry's, which nearly all of a file are.
    members.reserveCapacity(8)
    try list(from: "{", to: "}") { parser throws(LedgerFileError) in
      let key = try parser.string()
      parser.skipSpace()
      guard parser.take(":") else { throw parser.failure }
      parser.skipSpace()
      members.append((key, try parser.value()))
    }
    return members
  }

  private mutating func elements() throws(LedgerFileError) -> [JSON] {
    var elements: [JSON] = []
    try list(from: "[", to: "]") { parser throws(LedgerFileError) in
      elements.append(try parser.value())
    }
    return elements
  }

  private mutating func list(
    from opening: Unicode.Scalar, to closing: Unicode.Scalar,
    element: (inout JSONParser) throws(LedgerFileError) -> Void
  ) throws(LedgerFileError) {
    _ = take(opening)
    skipSpace()
    if take(closing) { return }
    repeat {
      skipSpace()
      try element(&self)
    } while take(",")
    guard take(closing) else { throw failure }
  }

  private mutating func string() throws(LedgerFileError) -> String {
    guard next == UInt8(ascii: "\"") else { throw failure }
    let start = place
    // One bit for all of its bytes: what has the highest one is more than ASCII.
    var bits: UInt8 = 0
    var hasEscapes = false
    place += 1
    while let byte = next, byte >= 0x20 {
      if byte == UInt8(ascii: "\"") {
        // Escapes are rare, and left to the library. Nothing is wrong with ASCII, which keys are.
        let inner = UnsafeRawBufferPointer(rebasing: bytes[start + 1..<place])
        let text =
          hasEscapes
          ? try? JSONDecoder().decode(String.self, from: Data(bytes[start...place]))
          : bits < 0x80
            ? String(decoding: inner, as: UTF8.self) : String(validating: inner, as: UTF8.self)
        guard let text else { throw failure }
        place += 1
        return text
      }
      bits |= byte
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        place += 1
      }
      place += 1
    }
    throw failure
  }

  private mutating func number() throws(LedgerFileError) -> JSON.Value {
    let start = place
    _ = take("-")
    try skipDigits()
    let end = place
    if take(".") { try skipDigits() }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try skipDigits()
    }
    guard place == end else { return .other }
    return .int(Int(String(decoding: bytes[start..<end], as: UTF8.self)))
  }

  private mutating func skipDigits() throws(LedgerFileError) {
    let start = place
    while let digit = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) { place += 1 }
    if place == start { throw failure }
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
      if byte == 0x0A { (line, lineStart) = (line + 1, place) }
    }
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    let end = place + word.utf8CodeUnitCount
    guard end <= bytes.count,
      word.withUTF8Buffer({ bytes[place..<end].elementsEqual($0) })
    else { return false }
    place = end
    return true
  }
}
