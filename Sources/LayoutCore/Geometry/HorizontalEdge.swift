/// The leading or trailing side, where only those two make sense.
///
/// ```swift
/// row.swipeActions(edge: .leading) { PinButton() }
/// ```
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The side on which reading starts.
  case leading

  /// The side on which reading ends.
  case trailing

  /// Any combination of the two sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The element type of the set's literals: the set itself.
    public typealias Element = HorizontalEdge.Set

    /// One bit for each side, in the order of the cases of ``HorizontalEdge``.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set with one side.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The side on which reading starts.
    public static let leading = Set(.leading)

    /// The side on which reading ends.
    public static let trailing = Set(.trailing)

    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}
