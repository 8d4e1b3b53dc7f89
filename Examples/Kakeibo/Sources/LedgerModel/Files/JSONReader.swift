import Foundation

/// Goes through JSON from value to value. What it passes over is left for others to look at.
struct JSONReader {
  let bytes: UnsafeRawBufferPointer
  private(set) var place = 0

  /// Takes a character, and the space before it.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  /// Takes the members of an object.
  ///
  /// - Parameter value: takes the value of a key.
  /// - Throws: an error for a key that stands there twice, as after two versions of a file were put
  ///   together: one of the two would be lost without a word.
  mutating func members(_ value: (String, inout JSONReader) throws -> Void) throws {
    guard take("{") else { throw error }
    if take("}") { return }
    var keys: [String] = []
    repeat {
      let key = try string()
      if keys.contains(key) { throw JSONError(place: place, reason: "“\(key)” is there twice.") }
      guard take(":") else { throw error }
      keys.append(key)
      try value(key, &self)
    } while take(",")
    guard take("}") else { throw error }
  }

  /// Takes the elements of a list.
  mutating func elements(_ element: (inout JSONReader) throws -> Void) throws {
    guard take("[") else { throw error }
    if take("]") { return }
    repeat { try element(&self) } while take(",")
    guard take("]") else { throw error }
  }

  mutating func string() throws -> String {
    guard take("\"") else { throw error }
    let start = place
    try passString()
    let text = UnsafeRawBufferPointer(rebasing: bytes[start..<place - 1])
    // Escapes are left to the library; this app writes few. Nothing is wrong with plain ASCII,
    // which keys are.
    let string =
      text.contains { $0 < 0x20 || $0 == UInt8(ascii: "\\") }
      ? try? JSONDecoder().decode(String.self, from: Data(bytes[start - 1..<place]))
      : text.allSatisfy { $0 < 0x80 }
        ? String(decoding: text, as: UTF8.self) : String(validating: text, as: UTF8.self)
    guard let string else { throw error }
    return string
  }

  /// Takes a whole number of fewer digits than an `Int` has.
  mutating func int() throws -> Int {
    let isNegative = take("-")
    let digits = bytes[place...].prefix(19).prefix {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    let hasZero = digits.count > 1 && digits.first == UInt8(ascii: "0")
    guard (1...18).contains(digits.count), !hasZero else { throw error }
    place = digits.endIndex
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return isNegative ? -value : value
  }

  /// Passes over a value, with the space behind it: up to a comma, or a bracket that ends what it
  /// is in.
  mutating func skip() throws -> Range<Int> {
    skipSpace()
    let start = place
    var depth = 0
    scan: while place < bytes.count {
      place += 1
      switch bytes[place - 1] {
      case UInt8(ascii: "\""): try passString()
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","):
        if depth == 0 {
          place -= 1
          break scan
        }
        if bytes[place - 1] != UInt8(ascii: ",") { depth -= 1 }
      default: break
      }
    }
    if depth > 0 || place == start { throw error }
    return start..<place
  }

  /// Passes over what is left of a string.
  private mutating func passString() throws {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place += 1
    if place > bytes.count { throw JSONError(place: bytes.count) }
  }

  mutating func skipSpace() {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
  }

  private var error: JSONError { JSONError(place: place) }
}

/// What is wrong at a byte.
struct JSONError: Error {
  let place: Int
  var reason = "This is no JSON."
}
