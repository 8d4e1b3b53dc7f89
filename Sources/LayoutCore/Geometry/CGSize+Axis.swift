import Foundation

// Access along an axis lets rows and columns share one algorithm.

extension CGSize {
  /// The length along `axis`: the width or the height.
  @inlinable
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Makes a size of `major` along `axis` and `minor` along the other one.
  @inlinable
  package init(_ axis: Axis, major: CGFloat, minor: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
  }
}

extension CGPoint {
  /// The coordinate along `axis`: x or y.
  @inlinable
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Makes a point at `major` along `axis` and `minor` along the other one.
  @inlinable
  package init(_ axis: Axis, major: CGFloat, minor: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: major, y: minor) : CGPoint(x: minor, y: major)
  }
}
