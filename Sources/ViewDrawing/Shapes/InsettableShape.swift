import Foundation

/// A shape that can be inset on all sides.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape inset by `amount` points on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}
