import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// A shape rotated around a point of its rectangle.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape to rotate.
  public var shape: Content
  /// The rotation; positive angles turn clockwise on the screen.
  public var angle: Angle
  /// The point of its rectangle that stays fixed.
  public var anchor: UnitPoint

  /// Makes a rotated shape; usually created by `rotation(_:anchor:)`.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The animatable data: the shape's own, the angle and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  /// The wrapped shape's behaviour.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// Returns the shape's outline in the rectangle, rotated; it may leave the rectangle.
  public func path(in rect: CGRect) -> Path {
    let transform = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    return shape.path(in: rect).applying(transform.about(anchor, in: rect))
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape inset by `amount` points on all sides, rotated by the same angle.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}
