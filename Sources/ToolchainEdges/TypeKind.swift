/// The kind of a type, from the first word of its metadata (stable in Swift's ABI).
package enum TypeKind: Int {
  case `class` = 0
  case `struct` = 0x200
  case `enum` = 0x201
  case optional = 0x202
  case opaque = 0x300
  case tuple = 0x301
  case function = 0x302
  case existential = 0x303
  case other = -1

  package init(_ type: Any.Type) {
    let word = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    // A class's metadata starts with a pointer on Apple's systems.
    self = word > 0x7ff ? .class : TypeKind(rawValue: word) ?? .other
  }

  /// Returns whether values may be moved as bytes. Values that contain a weak reference may not:
  /// the runtime knows its address.
  package static func isBitwiseTakable(_ type: Any.Type) -> Bool {
    valueFlags(of: type) & 0x10_0000 == 0
  }

  /// Returns the memory layout of the type's values: their alignment minus one, and flags.
  static func valueFlags(of type: Any.Type) -> UInt {
    // The word before the metadata points to the value witnesses; the flags are in the lower half
    // of their eleventh word.
    unsafeBitCast(type, to: UnsafePointer<UnsafePointer<UInt>>.self)[-1][10]
  }

  /// Returns the descriptor of the type, shared by all specialisations of a generic type: only for
  /// structures and enumerations with a unique descriptor, so that equal descriptors mean the same
  /// declaration.
  static func uniqueDescription(of type: Any.Type) -> UnsafeRawPointer? {
    switch TypeKind(type) {
    case .struct, .enum, .optional: break
    default: return nil
    }
    let description = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[1]
    return description.load(as: UInt32.self) & 0x40 != 0 ? description : nil
  }

  /// Returns the descriptor of a class.
  static func description(ofClass type: Any.Type) -> UnsafeRawPointer? {
    // Kind, superclass, flags, size, size of the class; then the descriptor.
    unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer?>.self)[5]
  }

  static func superclass(of type: Any.Type) -> Any.Type? {
    unsafeBitCast(type, to: UnsafePointer<Any.Type?>.self)[1]
  }

  /// Returns the arguments of a specialisation of a generic structure or enumeration, and after them
  /// what else identifies it; nil if its parameters are not all single types.
  static func genericArguments(of type: Any.Type) -> UnsafeBufferPointer<Any.Type>? {
    guard let description = uniqueDescription(of: type),
      description.load(as: UInt32.self) & 0x80 != 0
    else { return nil }
    // After the seven words of a descriptor and two of its instantiation: how many parameters and
    // requirements there are, and whether some parameters are packs or numbers.
    let counts = (description + 36).assumingMemoryBound(to: UInt16.self)
    guard counts[3] & 0b101 == 0, counts[2] >= counts[0] else { return nil }
    // A byte for each parameter follows: a single type that is an argument. One that an extension
    // makes a certain type (`where Kind == Int`) is none, and a witness table may be in its place.
    let parameters = UnsafeRawBufferPointer(start: description + 44, count: Int(counts[0]))
    guard parameters.allSatisfy({ $0 == 0x80 }) else { return nil }
    let words = unsafeBitCast(type, to: UnsafePointer<Any.Type>.self)
    return UnsafeBufferPointer(start: words + 2, count: Int(counts[0]))
  }

  /// Returns the wrapped type of an optional type; nil for any other type.
  package static func wrapped(in optional: Any.Type) -> Any.Type? {
    guard TypeKind(optional) == .optional else { return nil }
    // The generic parameters come after the kind and the descriptor.
    return unsafeBitCast(optional, to: UnsafePointer<Any.Type>.self)[2]
  }
}
