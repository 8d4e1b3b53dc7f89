/// The operation that a drop would perform.
public enum DropOperation: Hashable, Sendable {
  /// No operation; the drop is cancelled.
  case cancel
  /// No operation, and the pointer shows that it is forbidden.
  case forbidden
  /// The source keeps its item.
  case copy
  /// The item leaves its source.
  case move
  /// The item leaves its source and is discarded.
  case delete
  /// The target refers to the item in place.
  case alias

  /// Several possible operations.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The item is copied.
    public static let copy = Set(rawValue: 1)
    /// The item is moved from its source.
    public static let move = Set(rawValue: 2)
    /// The item is deleted from its source.
    public static let delete = Set(rawValue: 4)
    /// The target only stores a reference to the item.
    public static let alias = Set(rawValue: 8)
  }
}
