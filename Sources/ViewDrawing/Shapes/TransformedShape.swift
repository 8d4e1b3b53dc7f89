import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// A transformed shape.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape to transform.
  public var shape: Content
  /// The transformation of its outline; the origin is the upper left corner of the frame.
  public var transform: CGAffineTransform

  /// Makes a transformed shape; usually created by `transform(_:)`.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The animatable data: the shape's own, not the transformation.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// The wrapped shape's behaviour.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// Returns the shape's outline in the rectangle, transformed; it may leave the rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}
