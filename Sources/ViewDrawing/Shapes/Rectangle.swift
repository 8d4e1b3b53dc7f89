import Foundation
import HostInterface
import ViewLayouts

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape, GeometricShape {
  /// Makes a rectangle as wide and as high as its frame.
  public init() {}

  /// Fixed, because the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the rectangle itself as an outline.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the rectangle inset by `amount` points on all sides; a negative amount enlarges it.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  package var geometry: ShapeContent.Geometry { .rectangle }
}

extension Shape where Self == Rectangle {
  /// A plain rectangle: `.contentShape(.rect)`.
  public static var rect: Rectangle { Rectangle() }
}
