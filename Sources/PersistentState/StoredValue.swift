import Foundation

/// The property-list representation of a type supported by `@AppStorage` and `@SceneStorage`.
struct StoredValue<Value> {
  /// Returns nil for a value of another type.
  let decode: (Any) -> Value?
  /// Returns nil to store nothing.
  let encode: (Value) -> Any?
}

extension StoredValue {
  /// Stores Bool, Int, Double, String and Data unchanged.
  static var plain: StoredValue {
    StoredValue(decode: { StoredNumber.value($0) ?? ($0 as? Value) }, encode: { $0 })
  }

  /// Stores the same type, or nothing.
  func optional() -> StoredValue<Value?> {
    StoredValue<Value?>(
      decode: { plain in decode(plain).map { .some($0) } }, encode: { $0.flatMap(encode) })
  }
}

extension StoredValue where Value: Codable {
  static var json: StoredValue {
    StoredValue(
      decode: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      encode: { try? JSONEncoder().encode($0) })
  }
}

extension StoredValue where Value == URL {
  /// Stores the URL as a string; defaults written elsewhere may hold an archive instead.
  static var url: StoredValue {
    StoredValue(
      decode: { plain in
        if let url = plain as? URL { return url }
        return (plain as? String).flatMap { URL(string: $0) }
      },
      encode: { $0.absoluteString })
  }
}

extension StoredValue where Value == Date {
  static var date: StoredValue { StoredValue(decode: { $0 as? Date }, encode: { $0 }) }
}

extension StoredValue where Value: RawRepresentable {
  /// Stores the raw value.
  static func raw(_ plain: StoredValue<Value.RawValue>) -> StoredValue {
    StoredValue(
      decode: { plain.decode($0).flatMap { Value(rawValue: $0) } },
      encode: { plain.encode($0.rawValue) })
  }
}

/// A property list returns numbers as any type that they look like: a 1 as Int or Bool.
private enum StoredNumber {
  static func value<Value>(_ plain: Any) -> Value? {
    guard Value.self == Bool.self || Value.self == Int.self || Value.self == Double.self else {
      return nil
    }
    let number: NSNumber? =
      switch plain {
      case let number as NSNumber: number
      case let bool as Bool: NSNumber(value: bool)
      case let int as Int: NSNumber(value: int)
      case let double as Double: NSNumber(value: double)
      // From a launch argument: `-count 3`.
      case let string as String: Double(string).map { NSNumber(value: $0) }
      default: nil
      }
    guard let number else { return nil }
    if Value.self == Bool.self { return number.boolValue as? Value }
    if Value.self == Int.self { return number.intValue as? Value }
    return number.doubleValue as? Value
  }
}
