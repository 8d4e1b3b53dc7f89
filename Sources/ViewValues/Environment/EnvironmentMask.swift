/// A small set of environment keys that may contain false positives: 64 bits, one per hash.
///
/// It quickly rules out that a changed key concerns a reader; readers that may be concerned compare
/// values.
package struct EnvironmentMask: OptionSet, Sendable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  // The standard library's implementations are generic, and not specialised in other modules: each
  // would look up the type's conformances.
  package init() { rawValue = 0 }

  package init(arrayLiteral elements: EnvironmentMask...) {
    rawValue = 0
    for element in elements { rawValue |= element.rawValue }
  }

  package static func == (a: EnvironmentMask, b: EnvironmentMask) -> Bool {
    a.rawValue == b.rawValue
  }

  package mutating func formUnion(_ other: EnvironmentMask) { rawValue |= other.rawValue }

  package func union(_ other: EnvironmentMask) -> EnvironmentMask {
    EnvironmentMask(rawValue: rawValue | other.rawValue)
  }

  package func isSubset(of other: EnvironmentMask) -> Bool { rawValue & ~other.rawValue == 0 }

  package func isDisjoint(with other: EnvironmentMask) -> Bool { rawValue & other.rawValue == 0 }

  package func contains(_ other: EnvironmentMask) -> Bool { other.isSubset(of: self) }

  package init(_ key: ObjectIdentifier) {
    // Type metadata is aligned to 8 or more bytes: the low bits carry no information.
    let address = UInt(bitPattern: key) >> 4
    rawValue = 1 << UInt64(address & 63)
  }

  package static let all = EnvironmentMask(rawValue: .max)
}
