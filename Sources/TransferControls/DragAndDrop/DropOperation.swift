/// What a drop would do.
public enum DropOperation: Hashable, Sendable {
  /// Nothing; it is not allowed there.
  case cancel
  /// Nothing, and the pointer says that it is not allowed.
  case forbidden
  /// The source keeps its item.
  case copy
  /// The item leaves its source.
  case move
  /// The item leaves its source and goes nowhere.
  case delete
  /// The target refers to the item where it is.
  case alias

  /// Several operations, of which one will do.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Makes a set of bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// What is dragged is copied.
    public static let copy = Set(rawValue: 1)
    /// It is moved from where it was.
    public static let move = Set(rawValue: 2)
    /// It is deleted where it was.
    public static let delete = Set(rawValue: 4)
    /// The target only remembers where it is.
    public static let alias = Set(rawValue: 8)
  }
}
