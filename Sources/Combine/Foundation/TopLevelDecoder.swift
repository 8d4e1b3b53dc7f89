import Foundation

/// Something that decodes a whole value, such as `JSONDecoder`.
public protocol TopLevelDecoder<Input> {
  /// What it decodes from.
  associatedtype Input

  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Something that encodes a whole value, such as `JSONEncoder`.
public protocol TopLevelEncoder<Output> {
  /// What it encodes to.
  associatedtype Output

  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
  /// JSON.
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  /// JSON.
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  /// A property list.
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  /// A property list.
  public typealias Output = Data
}
