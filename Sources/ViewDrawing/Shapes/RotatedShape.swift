import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// A shape turned around a point of its rectangle.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape that is turned.
  public var shape: Content
  /// How far it is turned; positive angles turn clockwise on the screen.
  public var angle: Angle
  /// The point of its rectangle that stays where it is.
  public var anchor: UnitPoint

  /// A turned shape; usually made by `rotation(_:anchor:)`.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// What an animation changes: the shape's own numbers, the angle and the anchor.
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

  /// As the shape inside behaves.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's outline in the rectangle, turned; it may leave the rectangle.
  public func path(in rect: CGRect) -> Path {
    let transform = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    return shape.path(in: rect).applying(transform.about(anchor, in: rect))
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape made smaller by `amount` points on all sides, turned by the same angle.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}
