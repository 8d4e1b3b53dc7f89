import Foundation
import HostInterface
import ViewLayouts

/// An ellipse that fills its frame.
public struct Ellipse: InsettableShape, GeometricShape {
  /// Makes an ellipse as wide and as high as its frame.
  public init() {}

  /// Fixed, because the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the ellipse that touches all four sides of a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the ellipse inset by `amount` points on all sides; a negative amount enlarges it.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  package var geometry: ShapeContent.Geometry { .ellipse }
}

extension Shape where Self == Ellipse {
  /// An ellipse: `.background(.tint, in: .ellipse)`.
  public static var ellipse: Ellipse { Ellipse() }
}
