/// A value of a protocol type, as laid out in memory (stable in Swift's ABI): three words for the
/// wrapped value or for the box that contains it, then the type, then the conformances.
///
/// The wrapped value is accessed in place: extracting it would copy it, and look up the type of a
/// cast.
package struct StoredExistential {
  private let place: UnsafeRawPointer

  /// Makes a view of a stored existential.
  ///
  /// - Parameter place: contains a value of a type for which ``describes(_:)`` is true.
  package init(at place: UnsafeRawPointer) { self.place = place }

  /// Returns whether values of the type have this layout: not those of class-only protocols or
  /// errors.
  package static func describes(_ type: Any.Type) -> Bool {
    guard TypeKind(type) == .existential else { return false }
    // After the kind: whether any value is allowed, and whether the protocol is special.
    let flags = unsafeBitCast(type, to: UnsafePointer<UInt32>.self)[2]
    return flags & 0x8000_0000 != 0 && flags & 0x3f00_0000 == 0
  }

  /// The type of the wrapped value.
  package var type: Any.Type { (place + 24).load(as: Any.Type.self) }

  /// The address of the wrapped value.
  package var content: UnsafeRawPointer {
    let flags = TypeKind.valueFlags(of: type)
    guard flags & 0x2_0000 != 0 else { return place }
    // After the box's header, aligned.
    let alignment = Int(flags & 0xff)
    return place.load(as: UnsafeRawPointer.self) + ((16 + alignment) & ~alignment)
  }
}
