import Foundation

/// A shape in a rectangle that is smaller by a distance on all sides.
public struct _InsetShape<Content: InsettableShape>: InsettableShape {
  let shape: Content
  let amount: CGFloat

  public func path(in rect: CGRect) -> Path {
    let smaller = rect.insetBy(dx: amount, dy: amount)
    return smaller.isNull ? Path() : shape.path(in: smaller)
  }

  public func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }
}
