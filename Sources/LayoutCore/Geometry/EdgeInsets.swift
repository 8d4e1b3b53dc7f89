import Foundation

/// Inward distances from the four sides of a rectangle, in points.
///
/// ```swift
/// Text("Hi").padding(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
/// ```
///
/// A negative distance lets content stick out.
public struct EdgeInsets: Equatable, BitwiseCopyable, Sendable {
  /// The distance from the upper side.
  public var top: CGFloat

  /// The distance from the side on which reading starts.
  public var leading: CGFloat

  /// The distance from the lower side.
  public var bottom: CGFloat

  /// The distance from the side on which reading ends.
  public var trailing: CGFloat

  /// Makes insets from the four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes zero insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets with the same distance on the sides in `edges`, and none on the others.
  package init(_ length: CGFloat, edges: Edge.Set = .all) {
    self.init(
      top: edges.has(.top) ? length : 0,
      leading: edges.has(.leading) ? length : 0,
      bottom: edges.has(.bottom) ? length : 0,
      trailing: edges.has(.trailing) ? length : 0)
  }

  /// Returns the total inset along `axis`: the sum of its two sides.
  @inlinable
  package func total(along axis: Axis) -> CGFloat {
    axis == .horizontal ? leading + trailing : top + bottom
  }

  /// Returns the combined insets of both, nested.
  @inlinable
  package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }

  /// The distance on one side.
  package subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}
