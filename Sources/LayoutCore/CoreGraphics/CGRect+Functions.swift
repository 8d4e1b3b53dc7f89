import Foundation

// Points, sizes and rectangles of Core Graphics as functions, for sources that call them by these
// names, or hand them on: `frames.reduce(.null, CGRectUnion)`.

/// A point by its coordinates.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// A step by its lengths along x and y.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// A size by its two lengths.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// A rectangle by its origin and its size.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The left edge, also where the width is negative.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The middle between the left and the right edge.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The right edge, also where the width is negative.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The upper edge, also where the height is negative.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The middle between the upper and the lower edge.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The lower edge, also where the height is negative.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The width, which is never negative here, whatever the rectangle's size says.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The height, which is never negative here, whatever the rectangle's size says.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Whether two points are the same.
public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
/// Whether two sizes are the same.
public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
/// Whether two rectangles have the same origin and size.
public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }

/// Whether a rectangle covers nothing, for want of width or height.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Whether a rectangle is `CGRect.null`, which is nowhere.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Whether a rectangle is `CGRect.infinite`, which is everywhere.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }

/// The same rectangle with sides that are not negative.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

/// The smallest rectangle of whole numbers around this one.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// The rectangle without a margin at its sides; a negative margin is added to it.
///
/// - Parameter dx: the margin left and right, in points; `dy` is that above and below.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// The rectangle moved by a distance.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// The smallest rectangle that holds both; a null one adds nothing.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
/// What two rectangles have in common, null if that is nothing.
///
/// Rectangles that only touch have an edge or a corner in common, which is not null but empty.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.overlap(with: r2) }
/// Whether two rectangles have anything in common, be it an edge or a corner.
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
  !rect1.overlap(with: rect2).isNull
}
/// Whether a point lies in a rectangle.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Whether the first rectangle holds all of the second.
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }
