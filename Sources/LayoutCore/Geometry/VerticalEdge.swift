/// The upper or lower side, where only those two make sense.
///
/// ```swift
/// content.safeAreaInset(edge: .bottom) { PlayerBar() }
/// ```
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The upper side.
  case top

  /// The lower side.
  case bottom

  /// Any combination of the two sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The element type of the set's literals: the set itself.
    public typealias Element = VerticalEdge.Set

    /// One bit for each side, in the order of the cases of ``VerticalEdge``.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set with one side.
    public init(_ e: VerticalEdge) { self.init(rawValue: 1 << e.rawValue) }

    /// The upper side.
    public static let top = Set(.top)

    /// The lower side.
    public static let bottom = Set(.bottom)

    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}
