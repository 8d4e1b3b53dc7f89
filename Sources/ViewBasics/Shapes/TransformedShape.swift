import Foundation
import LayoutCore
import ViewRuntime

/// A shape taken through a transformation.
public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform

  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}
