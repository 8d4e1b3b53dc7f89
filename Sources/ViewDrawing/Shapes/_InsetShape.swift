import Foundation
import ViewLayouts
import ViewRuntime

/// A shape in a rectangle that is smaller by a distance on all sides.
public struct _InsetShape<Content: InsettableShape>: InsettableShape {
  var shape: Content
  var amount: CGFloat

  /// What an animation changes: the shape's own numbers and the distance.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }

  /// As the shape inside behaves.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's outline in the smaller rectangle; empty where nothing is left of it.
  public func path(in rect: CGRect) -> Path {
    let smaller = rect.insetBy(dx: amount, dy: amount)
    return smaller.isNull ? Path() : shape.path(in: smaller)
  }

  /// The shape made smaller by `amount` points more; its corners stay as round as they are.
  public func inset(by amount: CGFloat) -> _InsetShape {
    let shape = (shape as? any RoundedCornersShape)?.withSmallerCorners(by: amount) as? Content
    return _InsetShape(shape: shape ?? self.shape, amount: self.amount + amount)
  }
}

/// A shape whose corners become smaller with it.
protocol RoundedCornersShape {
  func withSmallerCorners(by amount: CGFloat) -> Self
}

extension _InsetShape: ContainerDependentShape {
  /// The form that the whole has in a container, made smaller.
  func form(in place: ContainerPlace?) -> any Shape {
    let whole = (shape as? any ContainerDependentShape)?.form(in: place) as? any InsettableShape
    return whole?.inset(by: amount) ?? self
  }
}
