import Foundation

/// An encoder of whole values, such as `JSONEncoder`.
public protocol TopLevelEncoder<Output> {
  /// The type that it encodes to.
  associatedtype Output

  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONEncoder: TopLevelEncoder {
  /// JSON.
  public typealias Output = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  /// A property list.
  public typealias Output = Data
}
