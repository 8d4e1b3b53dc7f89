/// One side of a rectangle, named so that it means the same in both reading directions.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top

  /// The side on which reading starts: left in left-to-right text.
  case leading

  /// The lower side.
  case bottom

  /// The side on which reading ends.
  case trailing

  /// Any combination of sides.
  ///
  /// ```swift
  /// Text("Hi").padding([.top, .horizontal])
  /// ```
  public struct Set: OptionSet, Hashable, Sendable {
    /// The element type of the set's literals: the set itself.
    public typealias Element = Edge.Set

    /// One bit for each side, in the order of the cases of ``Edge``.
    public let rawValue: Int8

    /// Makes a set from its bits; bits without a side are kept but have no meaning.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set with one side.
    public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }

    /// The upper side.
    public static let top = Set(.top)

    /// The side on which reading starts.
    public static let leading = Set(.leading)

    /// The lower side.
    public static let bottom = Set(.bottom)

    /// The side on which reading ends.
    public static let trailing = Set(.trailing)

    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]

    /// The leading and trailing sides.
    public static let horizontal: Set = [.leading, .trailing]

    /// The upper and lower sides.
    public static let vertical: Set = [.top, .bottom]

    /// Whether the set contains `edge`.
    @inlinable
    package func has(_ edge: Edge) -> Bool { rawValue & (1 << edge.rawValue) != 0 }
  }
}
