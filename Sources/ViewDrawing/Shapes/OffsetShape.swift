import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// A shape moved by a distance.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape to move.
  public var shape: Content
  /// The offset, in points.
  public var offset: CGSize

  /// Makes a moved shape; usually created by `offset(x:y:)`.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The animatable data: the shape's own and the offset.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }

  /// The wrapped shape's behaviour.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// Returns the shape's outline in the rectangle, moved; it may leave the rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape inset by `amount` points on all sides, moved by the same distance.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}
