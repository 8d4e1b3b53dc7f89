import Foundation

/// What can stand at a key of a record.
protocol JSONValue: SendableMetatype {
  /// - Returns: nil for another kind of value.
  init?(_ json: JSON.Value)
  func write(to json: inout JSONWriter)
}

extension JSON {
  /// - Parameter range: where numbers have to lie; other values do not ask.
  func read<Value: JSONValue>(
    _ key: String, within range: ClosedRange<Int> = .ids
  ) throws(LedgerFileError) -> Value {
    if case .int(let number) = value, number.map(range.contains) != true {
      throw error(.overflow(key))
    }
    guard let value = Value(value) else { throw error(.wrongKind(key)) }
    return value
  }
}

extension ClosedRange<Int> {
  /// Ids stay below 2⁵³, so that they can be counted on from, and read by programs whose numbers
  /// are binary fractions.
  static let ids = 1...1 << 53
  static let amounts = -Money.limit...Money.limit
}

extension Int: JSONValue {
  init?(_ json: JSON.Value) {
    guard case .int(let value?) = json else { return nil }
    self = value
  }

  func write(to json: inout JSONWriter) { json.int(self) }
}

extension Bool: JSONValue {
  init?(_ json: JSON.Value) {
    guard case .bool(let value) = json else { return nil }
    self = value
  }

  func write(to json: inout JSONWriter) { json.raw(self ? "true" : "false") }
}

extension Array<String>: JSONValue {
  init?(_ json: JSON.Value) {
    guard case .array(let elements) = json else { return nil }
    self = elements.compactMap { String($0.value) }
    if count < elements.count { return nil }
  }

  func write(to json: inout JSONWriter) {
    json.raw("[")
    for (place, text) in enumerated() {
      if place > 0 { json.raw(", ") }
      json.string(text)
    }
    json.raw("]")
  }
}

/// What has a value is written as the value, and nothing else is written at all.
extension Optional: JSONValue where Wrapped: JSONValue {
  init?(_ json: JSON.Value) {
    guard let value = Wrapped(json) else { return nil }
    self = .some(value)
  }

  func write(to json: inout JSONWriter) { self?.write(to: &json) }
}

// MARK: - Texts with a meaning

/// A value that is written as a text, and is one of its texts only.
protocol JSONText: JSONValue {
  init?(jsonText: String)
  var jsonText: String { get }
}

extension JSONText {
  init?(_ json: JSON.Value) {
    guard case .string(let text) = json else { return nil }
    self.init(jsonText: text)
  }

  func write(to json: inout JSONWriter) { json.string(jsonText) }
}

extension JSONText where Self: LosslessStringConvertible {
  init?(jsonText: String) { self.init(jsonText) }
  var jsonText: String { description }
}

extension JSONText where Self: RawRepresentable<String> {
  init?(jsonText: String) { self.init(rawValue: jsonText) }
  var jsonText: String { rawValue }
}

extension String: JSONText {}
extension Day: JSONText {}
extension Month: JSONText {}
extension Ledger.Account.Kind: JSONText {}
extension Ledger.Category.Kind: JSONText {}
extension Ledger.Swatch: JSONText {}

extension Currency: JSONText {
  /// Three letters; whether they are used somewhere is not for a file to say.
  init?(jsonText: String) {
    guard jsonText.utf8.count == 3, jsonText.allSatisfy({ $0.isASCII && $0.isLetter }) else {
      return nil
    }
    self.init(jsonText)
  }

  var jsonText: String { code }
}

/// A text, as JSON's numbers are binary fractions to most who read them.
extension Decimal: JSONText {
  init?(jsonText: String) {
    let value = Decimal(string: jsonText, locale: Locale(identifier: "en_US_POSIX"))
    guard let value, value > 0 else { return nil }
    self = value
  }

  var jsonText: String { description }
}
