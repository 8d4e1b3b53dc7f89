import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// A shape enlarged about a point of its rectangle.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape that is enlarged.
  public var shape: Content
  /// The factors across and down; below 1 they make it smaller, negative ones turn it over.
  public var scale: CGSize
  /// The point of its rectangle that stays where it is.
  public var anchor: UnitPoint

  /// An enlarged shape; usually made by `scale(_:anchor:)`.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// What an animation changes: the shape's own numbers, the factors and the anchor.
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

  /// As the shape inside behaves.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's outline in the rectangle, enlarged; it may leave the rectangle.
  public func path(in rect: CGRect) -> Path {
    let transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(transform.about(anchor, in: rect))
  }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
  /// The shape made smaller by `amount` points on all sides, and then enlarged by the same factors.
  public func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
    ScaledShape<Content.InsetShape>(shape: shape.inset(by: amount), scale: scale, anchor: anchor)
  }
}
