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

  private static func forEachRecord(of type: Any.Type, _ visit: (ConformanceRecord) -> Void) {
    forEachRecord(of: ConformanceRecord.address(ofProtocol: type), visit)
  }

  /// Visits the conformances to the protocol at an address.
  static func forEachRecord(of wanted: UnsafeRawPointer?, _ visit: (ConformanceRecord) -> Void) {
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
