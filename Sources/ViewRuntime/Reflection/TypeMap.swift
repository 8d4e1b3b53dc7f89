/// What is known of types, found by a type's own address.
///
/// A dictionary would hash the address with a cipher, which costs more than all that is done with
/// most of what is found. Types are never forgotten, so nothing is removed.
///
/// - Complexity: O(1), a few instructions if the type is known.
package struct TypeMap<Value> {
  private struct Entry {
    let type: ObjectIdentifier
    let value: Value
  }

  /// A power of two of places, less than three quarters of them taken; an entry stands at its own
  /// place or, if that was taken, at the next free one.
  private var entries: [Entry?] = Array(repeating: nil, count: 64)
  private(set) var count = 0

  package init() {}

  /// What is known of a type; nil: nothing yet.
  package subscript(type: Any.Type) -> Value? { entries[place(of: ObjectIdentifier(type))]?.value }

  /// Notes what was found out of a type.
  package mutating func insert(_ value: Value, for type: Any.Type) {
    if count * 4 >= entries.count * 3 { grow() }
    let entry = Entry(type: ObjectIdentifier(type), value: value)
    let place = place(of: entry.type)
    if entries[place] == nil { count += 1 }
    entries[place] = entry
  }

  /// Where a type stands, or would be put.
  private func place(of type: ObjectIdentifier) -> Int {
    let mask = entries.count - 1
    // Metadata lies at multiples of eight at least; what lies together shall not stand together.
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
