import Foundation
import ToolchainEdges

extension NavigationPath {
  /// The path in a form that can be stored; nil if one of its values is not `Codable` (S12.8).
  ///
  /// ```swift
  /// if let stored = path.codable { data = try JSONEncoder().encode(stored) }
  /// path = NavigationPath(
  ///   try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
  /// ```
  public nonisolated var codable: CodableRepresentation? {
    var codable: [any (Codable & Hashable)] = []
    for value in values {
      guard let value = value.base as? any (Codable & Hashable) else { return nil }
      codable.append(value)
    }
    return CodableRepresentation(values: codable)
  }

  /// A navigation path that can be encoded and decoded.
  ///
  /// The encoded form is a list of pairs, topmost screen first: the name of the value's type, and
  /// the value as JSON.
  public struct CodableRepresentation {
    let values: [any (Codable & Hashable)]

    init(values: [any (Codable & Hashable)]) { self.values = values }
  }
}

extension NavigationPath.CodableRepresentation: Codable {
  public nonisolated func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in values.reversed() {
      let type = type(of: value) as Any.Type
      guard let name = StoredTypeName.name(of: type) else {
        throw EncodingError.invalidValue(
          value,
          .init(
            codingPath: encoder.codingPath,
            debugDescription: "The type \(type) has no name by which it could be found again. "
              + "Values of a stored path must not be of private or local types."))
      }
      try container.encode(name)
      try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
    }
  }

  public nonisolated init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var values: [any (Codable & Hashable)] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      guard let type = StoredTypeName.type(named: name) as? any (Codable & Hashable).Type else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription:
            "\"\(name)\" is not the name of a Codable and Hashable type of this app."
        )
      }
      let json = Data(try container.decode(String.self).utf8)
      values.append(try JSONDecoder().decode(type, from: json))
    }
    self.init(values: values.reversed())
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  public nonisolated static func == (a: Self, b: Self) -> Bool {
    func hashable<V: Hashable>(_ value: V) -> AnyHashable { AnyHashable(value) }
    return a.values.map { hashable($0) } == b.values.map { hashable($0) }
  }
}

// As the path itself: the values are only read.
extension NavigationPath.CodableRepresentation: @unchecked Sendable {}
