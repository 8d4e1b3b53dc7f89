/// The types that conform to a protocol, wherever they are declared.
package enum ConformingTypes {
  /// Returns the types that conform to a protocol, in every loaded image; except generic ones.
  ///
  /// ```swift
  /// let types = ConformingTypes.of((any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
  /// ```
  ///
  /// - Parameter type: `any P` of one protocol.
  /// - Complexity: linear in the number of conformances of the program; nothing is cached.
  package static func of(_ type: Any.Type) -> [Any.Type] {
    var types: [Any.Type] = []
    forEachRecord(of: type) { record in
      if let type = record.conformingType { types.append(type) }
    }
    return types
  }

  /// Returns the descriptors of the types that conform to a protocol, including generic ones.
  static func descriptions(of type: Any.Type) -> Set<UnsafeRawPointer> {
    var descriptions: Set<UnsafeRawPointer> = []
    forEachRecord(of: type) { record in
      if let description = record.typeDescription { descriptions.insert(description) }
    }
    return descriptions
  }

  private static func forEachRecord(of type: Any.Type, _ visit: (ConformanceRecord) -> Void) {
    let wanted = ConformanceRecord.address(ofProtocol: type)
    for image in LoadedImage.all {
      let section = image.conformances
      guard let start = section.baseAddress else { continue }
      var offset = 0
      while offset + 4 <= section.count {
        let record = ConformanceRecord(start.following(offset))
        if record.protocolAddress == wanted { visit(record) }
        offset += 4
      }
    }
  }
}

/// A conformance record as emitted by the compiler: the distance to the protocol, the distance to
/// the type, the distance to the witnesses, flags.
private struct ConformanceRecord {
  private let address: UnsafeRawPointer

  init(_ address: UnsafeRawPointer) { self.address = address }

  var protocolAddress: UnsafeRawPointer? { address.followingMaybeIndirect(0) }

  /// The type's descriptor; nil if it is not a Swift type, or is from a library that is missing.
  var typeDescription: UnsafeRawPointer? {
    let kind = address.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    guard kind < 2 else { return nil }
    let description = address.following(4)
    return kind == 1 ? description.load(as: UnsafeRawPointer?.self) : description
  }

  /// The type; nil if it is generic, or not described in this image.
  var conformingType: Any.Type? {
    guard let description = typeDescription else { return nil }
    let flags = description.load(as: UInt32.self)
    // Non-generic structures, enumerations and classes.
    guard (16...18).contains(flags & 0x1F), flags & 0x80 == 0 else { return nil }
    // The accessor returns the type in the register that C uses for an address.
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    let accessor = unsafeBitCast(description.following(12), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  /// Returns the protocol's address: the type of "any P" lists its protocols after two words.
  static func address(ofProtocol type: Any.Type) -> UnsafeRawPointer? {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
  }
}

extension UnsafeRawPointer {
  /// Returns the address that a relative offset points to.
  fileprivate func following(_ offset: Int) -> UnsafeRawPointer {
    let place = self + offset
    return place + Int(place.load(as: Int32.self))
  }

  /// Returns the address that a relative offset points to; an odd offset points to a word with the
  /// address.
  fileprivate func followingMaybeIndirect(_ offset: Int) -> UnsafeRawPointer? {
    let place = self + offset
    let distance = Int(place.load(as: Int32.self))
    guard distance & 1 == 1 else { return place + distance }
    return (place + (distance & ~1)).load(as: UnsafeRawPointer?.self)
  }
}
