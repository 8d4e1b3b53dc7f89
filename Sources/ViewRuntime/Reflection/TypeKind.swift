/// What a type is, as the first word of its metadata says (stable in Swift's ABI).
enum TypeKind: Int {
  case `class` = 0
  case `struct` = 0x200
  case `enum` = 0x201
  case optional = 0x202
  case opaque = 0x300
  case tuple = 0x301
  case function = 0x302
  case existential = 0x303
  case other = -1

  init(_ type: Any.Type) {
    let word = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    // A class's metadata begins with a pointer on Apple's systems.
    self = word > 0x7ff ? .class : TypeKind(rawValue: word) ?? .other
  }
}
