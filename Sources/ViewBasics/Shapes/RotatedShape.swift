import Foundation
import LayoutCore
import ViewRuntime

/// A shape turned round a point of its rectangle.
public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

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

  public func path(in rect: CGRect) -> Path {
    let transform = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    return shape.path(in: rect).applying(transform.about(anchor, in: rect))
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}
