/// Writes JSON with one record in each line.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// A record in a line of its own.
  mutating func record(_ fields: (inout JSONWriter) -> Void) {
    if needsComma { raw(",") }
    raw("\n    {")
    needsComma = false
    fields(&self)
    raw("}")
    needsComma = true
  }

  /// A list of records, or nothing where there are none.
  mutating func list<Record>(
    _ key: String, _ records: some Collection<Record>, _ write: (inout JSONWriter, Record) -> Void
  ) {
    guard !records.isEmpty else { return }
    line(key)
    raw("[")
    needsComma = false
    for record in records { self.record { write(&$0, record) } }
    raw("\n  ]")
    needsComma = true
  }

  /// A key of the outermost object, in a line of its own.
  mutating func line(_ key: String) {
    if needsComma { raw(",") }
    raw("\n  ")
    string(key)
    raw(": ")
    needsComma = true
  }

  mutating func field(_ key: StaticString, _ value: Int?) {
    guard let value else { return }
    self.key(key)
    int(value)
  }

  mutating func field(_ key: StaticString, _ value: String) {
    self.key(key)
    string(value)
  }

  mutating func field(_ key: StaticString, _ flag: Bool) {
    self.key(key)
    raw(flag ? "true" : "false")
  }

  mutating func field(_ key: StaticString, _ day: Day) {
    self.key(key)
    // Days are most of a file: they are written digit by digit, and not as texts first.
    let date = CivilDate(number: day.number)
    bytes.append(UInt8(ascii: "\""))
    for (value, digits) in [(date.year, 1_000), (date.month, 10), (date.day, 10)] {
      if digits == 10 { bytes.append(UInt8(ascii: "-")) }
      var digits = digits
      while digits > 0 {
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value / digits % 10))
        digits /= 10
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func field(_ key: StaticString, _ texts: [String]) {
    self.key(key)
    raw("[")
    for (place, text) in texts.enumerated() {
      if place > 0 { raw(", ") }
      string(text)
    }
    raw("]")
  }

  private mutating func key(_ key: StaticString) {
    if needsComma { raw(", ") }
    needsComma = true
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    raw("\": ")
  }

  mutating func int(_ value: Int) { bytes.append(contentsOf: String(value).utf8) }

  mutating func raw(_ text: StaticString) { text.withUTF8Buffer { bytes.append(contentsOf: $0) } }

  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): raw("\\\"")
      case UInt8(ascii: "\\"): raw("\\\\")
      case UInt8(ascii: "\n"): raw("\\n")
      case UInt8(ascii: "\r"): raw("\\r")
      case UInt8(ascii: "\t"): raw("\\t")
      case 0..<0x20:
        raw("\\u00")
        bytes.append(Self.digits[Int(byte >> 4)])
        bytes.append(Self.digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
