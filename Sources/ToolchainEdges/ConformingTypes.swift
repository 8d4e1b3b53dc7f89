/// The types that conform to a protocol, whoever declared them.
package enum ConformingTypes {
  /// The types that conform to a protocol, in every loaded image; no generic ones.
  ///
  /// ```swift
  /// let types = ConformingTypes.of((any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
  /// ```
  ///
  /// - Parameter type: `any P` of one protocol.
  /// - Complexity: linear in the number of conformances of the program; nothing is kept.
  package static func of(_ type: Any.Type) -> [Any.Type] {
    var types: [Any.Type] = []
    forEachRecord(of: type) { record in
      if let type = record.conformingType { types.append(type) }
    }
    return types
  }

  /// What describes the types that conform to a protocol, the generic ones too.
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

/// One conformance as the compiler writes it: the distance to the protocol, the distance to the
/// type, the distance to the witnesses, flags.
private struct ConformanceRecord {
  private let address: UnsafeRawPointer

  init(_ address: UnsafeRawPointer) { self.address = address }

  var protocolAddress: UnsafeRawPointer? { address.followingMaybeIndirect(0) }

  /// nil: it is no type of Swift's, or one of a library that is not there.
  var typeDescription: UnsafeRawPointer? {
    let kind = address.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    guard kind < 2 else { return nil }
    let description = address.following(4)
    return kind == 1 ? description.load(as: UnsafeRawPointer?.self) : description
  }

  /// nil: the type is generic, or is not described in this image.
  var conformingType: Any.Type? {
    guard let description = typeDescription else { return nil }
    let flags = description.load(as: UInt32.self)
    // Structures, enumerations and classes, those that are not generic.
    guard (16...18).contains(flags & 0x1F), flags & 0x80 == 0 else { return nil }
    // The accessor gives the type in the register in which C would give an address.
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    let accessor = unsafeBitCast(description.following(12), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  /// The type of "any P" lists its protocols behind two words.
  static func address(ofProtocol type: Any.Type) -> UnsafeRawPointer? {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
  }
}

extension UnsafeRawPointer {
  /// The place that a distance points to.
  fileprivate func following(_ offset: Int) -> UnsafeRawPointer {
    let place = self + offset
    return place + Int(place.load(as: Int32.self))
  }

  /// An odd distance points to a word that holds the address.
  fileprivate func followingMaybeIndirect(_ offset: Int) -> UnsafeRawPointer? {
    let place = self + offset
    let distance = Int(place.load(as: Int32.self))
    guard distance & 1 == 1 else { return place + distance }
    return (place + (distance & ~1)).load(as: UnsafeRawPointer?.self)
  }
}
