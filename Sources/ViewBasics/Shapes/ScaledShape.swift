import Foundation
import LayoutCore
import ViewRuntime

/// A shape enlarged about a point of its rectangle.
public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint

  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

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

  public func path(in rect: CGRect) -> Path {
    let transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(transform.about(anchor, in: rect))
  }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
    ScaledShape<Content.InsetShape>(shape: shape.inset(by: amount), scale: scale, anchor: anchor)
  }
}
