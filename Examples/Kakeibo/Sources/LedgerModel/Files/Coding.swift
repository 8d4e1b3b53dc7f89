/// A property that is left out of a file where it has its usual value, which keeps lines short.
@propertyWrapper
public struct Sparse<Value: SparseValue>: Hashable, Codable {
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension Sparse: Sendable where Value: Sendable {}

/// A kind of value that is mostly one and the same.
public protocol SparseValue: Hashable, Codable {
  static var usual: Self { get }
}

extension Int: SparseValue { public static var usual: Int { 0 } }
extension Bool: SparseValue { public static var usual: Bool { false } }
extension String: SparseValue { public static var usual: String { "" } }
extension Array: SparseValue where Element: Hashable & Codable {
  public static var usual: [Element] { [] }
}

// The compiler's own coding of a record calls these, as they fit better than those for any type.
extension KeyedDecodingContainer {
  func decode<Value>(_ type: Sparse<Value>.Type, forKey key: Key) throws -> Sparse<Value> {
    Sparse(wrappedValue: try decodeIfPresent(Value.self, forKey: key) ?? .usual)
  }
}

extension KeyedEncodingContainer {
  mutating func encode<Value>(_ value: Sparse<Value>, forKey key: Key) throws {
    if value.wrappedValue != .usual { try encode(value.wrappedValue, forKey: key) }
  }
}

/// A value that stands in a file as its text.
public protocol TextCodable: Codable, LosslessStringConvertible {}

extension TextCodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not a \(Self.self).")
    }
    self = value
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
