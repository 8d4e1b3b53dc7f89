/// One of the two directions in which a layout can run.
///
/// ```swift
/// ScrollView(.horizontal) { Row() }
/// ```
///
/// Everything in this module that works "along an axis" takes one of these as a plain value, so
/// that a row and a column share one piece of arithmetic.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From the leading to the trailing edge.
  case horizontal

  /// From the top to the bottom.
  case vertical

  /// Any combination of the two axes: none, one or both.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The set itself is what its literals hold.
    public typealias Element = Axis.Set

    /// One bit for each axis, numbered as the cases of ``Axis`` are.
    public let rawValue: Int8

    /// Makes a set from its bits; bits that stand for no axis are kept and mean nothing.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes the set that holds one axis.
    @inlinable
    package init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

    /// The horizontal axis alone.
    public static let horizontal = Set(.horizontal)

    /// The vertical axis alone.
    public static let vertical = Set(.vertical)

    /// Both axes.
    @usableFromInline package static let both: Set = [.horizontal, .vertical]

    /// Whether the set holds `axis`.
    @inlinable
    package func has(_ axis: Axis) -> Bool { rawValue & (1 << axis.rawValue) != 0 }
  }

  /// The other axis: the minor one of a stack whose major axis this is.
  @inlinable
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
  /// The case's own name.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
