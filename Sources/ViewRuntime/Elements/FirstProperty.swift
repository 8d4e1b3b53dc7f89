import ToolchainEdges

extension UnsafeMutablePointer {
  /// Returns the address of the value's first stored property, or of an optional's payload: it is
  /// that of the value.
  ///
  /// Whoever takes the property forgets the others, so that these must be trivial.
  @MainActor @inline(__always)
  func firstProperty<Property>(_: Property.Type) -> UnsafeMutablePointer<Property> {
    assert(
      FirstProperties.isOnlyOne(Property.self, of: Pointee.self),
      "\(Pointee.self) does not begin with \(Property.self), or has other properties to destroy")
    return UnsafeMutableRawPointer(self).assumingMemoryBound(to: Property.self)
  }
}

/// What debug builds have found out about types.
@MainActor
private enum FirstProperties {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Returns whether values of a type begin with a property and have nothing else to destroy.
  static func isOnlyOne(_ property: Any.Type, of type: Any.Type) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = isFound(property, in: type)
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  private static func isFound(_ property: Any.Type, in type: Any.Type) -> Bool {
    if let wrapped = TypeKind.wrapped(in: type) { return wrapped == property }
    let fields = StoredField.fields(of: type)
    guard let first = fields.first, first.offset == 0, first.type == property else { return false }
    return fields.dropFirst().allSatisfy { isTrivial($0.type) }
  }

  private static func isTrivial(_ type: Any.Type) -> Bool {
    func open<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: open)
  }
}
