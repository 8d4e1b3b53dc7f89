import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// A shape scaled about a point of its rectangle.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape to scale.
  public var shape: Content
  /// The factors across and down; below 1 they shrink it, negative ones flip it.
  public var scale: CGSize
  /// The point of its rectangle that stays fixed.
  public var anchor: UnitPoint

  /// Makes a scaled shape; usually created by `scale(_:anchor:)`.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The animatable data: the shape's own, the factors and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  /// The wrapped shape's behaviour.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// Returns the shape's outline in the rectangle, scaled; it may leave the rectangle.
  public func path(in rect: CGRect) -> Path {
    let transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(transform.about(anchor, in: rect))
  }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape inset by `amount` points on all sides, then scaled by the same factors.
  public func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
    ScaledShape<Content.InsetShape>(shape: shape.inset(by: amount), scale: scale, anchor: anchor)
  }
}
