import Foundation

/// Writes JSON with one record in each line.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// A list of records, or nothing where there are none.
  mutating func list<Record: JSONRecord>(_ key: String, _ records: some Collection<Record>) {
    guard !records.isEmpty else { return }
    line(key)
    raw("[")
    let fields = Record.fields
    for (place, record) in records.enumerated() {
      raw(place == 0 ? "\n    {" : ",\n    {")
      needsComma = false
      for field in fields { field.write(record, &self) }
      raw("}")
    }
    raw("\n  ]")
    needsComma = true
  }

  /// A key of the outermost object, in a line of its own.
  mutating func line(_ key: String) {
    raw(needsComma ? ",\n  " : "\n  ")
    needsComma = true
    string(key)
    raw(": ")
  }

  /// A key of a record, and its value.
  mutating func field(_ key: String, _ value: some JSONValue) {
    if needsComma { raw(", ") }
    needsComma = true
    string(key)
    raw(": ")
    value.write(to: &self)
  }

  mutating func int(_ value: Int) { bytes.append(contentsOf: String(value).utf8) }

  mutating func raw(_ text: StaticString) { text.withUTF8Buffer { bytes.append(contentsOf: $0) } }

  mutating func string(_ text: String) {
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if !isPlain, let escaped = try? Self.encoder.encode(text) {
      bytes.append(contentsOf: escaped)
    } else {
      raw("\"")
      bytes.append(contentsOf: text.utf8)
      raw("\"")
    }
  }

  private static let encoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return encoder
  }()
}
