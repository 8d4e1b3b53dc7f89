import Synchronization

/// An identifier of a link in a publisher chain, unique in the process.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let rawValue: UInt64

  private static let next = Atomic<UInt64>(0)

  /// A new unique identifier.
  public init() {
    rawValue = Self.next.add(1, ordering: .relaxed).newValue
  }

  /// The identifier of an object, the same each time.
  public init(_ object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The number in hexadecimal, to tell links apart in a log.
  public var description: String { "0x" + String(rawValue, radix: 16) }
}
