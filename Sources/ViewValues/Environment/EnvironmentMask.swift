/// A small set of environment keys that may hold a few more than it should: 64 bits, one per hash.
///
/// It tells quickly that a changed key concerns a reader surely not; whoever may be concerned
/// compares values.
package struct EnvironmentMask: OptionSet, Sendable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  // The standard library's own is generic, and stays so in other modules: each empty mask would look
  // up its metadata.
  package init(arrayLiteral elements: EnvironmentMask...) {
    rawValue = 0
    for element in elements { rawValue |= element.rawValue }
  }

  package init(_ key: ObjectIdentifier) {
    // Type metadata is aligned to 8 or more bytes: the low bits say nothing.
    let address = UInt(bitPattern: key) >> 4
    rawValue = 1 << UInt64(address & 63)
  }

  package static let all = EnvironmentMask(rawValue: .max)
}
