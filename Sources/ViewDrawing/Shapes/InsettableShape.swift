import Foundation

/// A shape that can be made smaller by a distance on all sides.
public nonisolated protocol InsettableShape: Shape {
  /// The shape that comes of it.
  associatedtype InsetShape: InsettableShape
  /// The shape in a rectangle smaller by `amount` points on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}
