/// A value of a protocol's type, as it lies in memory (stable in Swift's ABI): three words for what
/// is in it, or for the box that holds it, then the type, then the conformances.
///
/// What is in it is lent where it lies: to take it out is to copy it, and to look for the type it
/// is cast to.
package struct StoredExistential {
  private let place: UnsafeRawPointer

  /// - Parameter place: holds a value of a type for which ``describes(_:)`` is true.
  package init(at place: UnsafeRawPointer) { self.place = place }

  /// Whether values of the type lie as told above: not those of classes alone, nor errors.
  package static func describes(_ type: Any.Type) -> Bool {
    guard TypeKind(type) == .existential else { return false }
    // Behind the kind: whether any value will do, and whether the protocol is a special one.
    let flags = unsafeBitCast(type, to: UnsafePointer<UInt32>.self)[2]
    return flags & 0x8000_0000 != 0 && flags & 0x3f00_0000 == 0
  }

  /// The type of what is in it.
  package var type: Any.Type { (place + 24).load(as: Any.Type.self) }

  /// Where what is in it lies.
  package var content: UnsafeRawPointer {
    let flags = TypeKind.valueFlags(of: type)
    guard flags & 0x2_0000 != 0 else { return place }
    // Behind the box's header, as far as the alignment asks.
    let alignment = Int(flags & 0xff)
    return place.load(as: UnsafeRawPointer.self) + ((16 + alignment) & ~alignment)
  }
}
