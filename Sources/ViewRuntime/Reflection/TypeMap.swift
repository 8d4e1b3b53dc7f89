/// A map from types to values, keyed by the type's address.
///
/// A dictionary would hash the address with a cipher, which costs more than most uses of the
/// result. Types are never unloaded, so nothing is removed.
///
/// The look-up is inlinable: a call from another module would look up the type of the values each
/// time.
///
/// - Complexity: O(1), a few instructions if the type is known.
@usableFromInline
package struct TypeMap<Value> {
  @usableFromInline
  struct Entry {
    @usableFromInline let type: ObjectIdentifier
    @usableFromInline let value: Value
  }

  /// A power of two of slots, less than three quarters of them occupied; an entry is in its own
  /// slot or, if that was occupied, in the next free one.
  @usableFromInline var entries: [Entry?] = Array(repeating: nil, count: 64)
  private(set) var count = 0

  package init() {}

  /// The value for a type; nil if there is none yet.
  @inlinable
  package subscript(type: Any.Type) -> Value? { entries[place(of: ObjectIdentifier(type))]?.value }

  /// Stores the value for a type.
  package mutating func insert(_ value: Value, for type: Any.Type) {
    if count * 4 >= entries.count * 3 { grow() }
    let entry = Entry(type: ObjectIdentifier(type), value: value)
    let place = place(of: entry.type)
    if entries[place] == nil { count += 1 }
    entries[place] = entry
  }

  /// Returns the slot of a type, or the one where it would be stored.
  @inlinable
  func place(of type: ObjectIdentifier) -> Int {
    let mask = entries.count - 1
    // Metadata is at least eight-byte aligned; neighbouring types should not get neighbouring
    // slots.
    let bits = UInt(bitPattern: type) &>> 3
    var place = Int(truncatingIfNeeded: bits ^ (bits &>> 9)) & mask
    while let entry = entries[place], entry.type != type { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let former = entries
    entries = Array(repeating: nil, count: former.count * 2)
    for case let entry? in former { entries[place(of: entry.type)] = entry }
  }
}
