import Foundation
import ViewLayouts
import ViewRuntime

/// A shape inset on all sides.
public struct _InsetShape<Content: InsettableShape>: InsettableShape {
  var shape: Content
  var amount: CGFloat

  /// The animatable data: the shape's own and the distance.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }

  /// The wrapped shape's behaviour.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// Returns the shape's outline in the smaller rectangle; empty if nothing is left.
  public func path(in rect: CGRect) -> Path {
    let smaller = rect.insetBy(dx: amount, dy: amount)
    return smaller.isNull ? Path() : shape.path(in: smaller)
  }

  /// Returns the shape inset by `amount` more points; a rounded rectangle's corners shrink with it.
  public func inset(by amount: CGFloat) -> _InsetShape {
    let shape = (shape as? any RoundedCornersShape)?.withSmallerCorners(by: amount) as? Content
    return _InsetShape(shape: shape ?? self.shape, amount: self.amount + amount)
  }
}

/// A shape whose corners shrink with it.
protocol RoundedCornersShape {
  func withSmallerCorners(by amount: CGFloat) -> Self
}

extension _InsetShape: ContainerDependentShape {
  /// Returns the inset of the form that the whole has in a container.
  func form(in place: ContainerPlace?) -> any Shape {
    let whole = (shape as? any ContainerDependentShape)?.form(in: place) as? any InsettableShape
    return whole?.inset(by: amount) ?? self
  }
}
