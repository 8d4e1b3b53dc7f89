import Foundation

/// A decoder of whole values, such as `JSONDecoder`.
public protocol TopLevelDecoder<Input> {
  /// The type that it decodes from.
  associatedtype Input

  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {
  /// JSON.
  public typealias Input = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  /// A property list.
  public typealias Input = Data
}
