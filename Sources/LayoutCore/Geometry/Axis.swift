/// One of the two directions in which a layout can run.
///
/// ```swift
/// ScrollView(.horizontal) { Row() }
/// ```
///
/// Everything in this module that works "along an axis" takes one of these as a plain value, so
/// that rows and columns share the same arithmetic.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From the leading to the trailing edge.
  case horizontal

  /// From the top to the bottom.
  case vertical

  /// Any combination of the two axes: none, one or both.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The element type of the set's literals: the set itself.
    public typealias Element = Axis.Set

    /// One bit for each axis, in the order of the cases of ``Axis``.
    public let rawValue: Int8

    /// Makes a set from its bits; bits without an axis are kept but have no meaning.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set with one axis.
    @inlinable
    package init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

    /// Only the horizontal axis.
    public static let horizontal = Set(.horizontal)

    /// Only the vertical axis.
    public static let vertical = Set(.vertical)

    /// Both axes.
    @usableFromInline package static let both: Set = [.horizontal, .vertical]

    /// Whether the set contains `axis`.
    @inlinable
    package func has(_ axis: Axis) -> Bool { rawValue & (1 << axis.rawValue) != 0 }
  }

  /// The other axis: the minor axis of a stack whose major axis is this one.
  @inlinable
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
  /// The case's name.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
