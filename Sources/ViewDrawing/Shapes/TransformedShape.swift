import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// A shape taken through a transformation.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape that is transformed.
  public var shape: Content
  /// Where each point of its outline goes; the origin is the upper left corner of the frame.
  public var transform: CGAffineTransform

  /// A transformed shape; usually made by `transform(_:)`.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// What an animation changes: the shape's own numbers, not the transformation.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// As the shape inside behaves.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's outline in the rectangle, transformed; it may leave the rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}
