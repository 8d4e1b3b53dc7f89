import Foundation
import HostInterface
import ViewLayouts

/// An ellipse that fills its frame.
public struct Ellipse: InsettableShape, GeometricShape {
  /// An ellipse as wide and as high as its frame.
  public init() {}

  /// It looks the same from both sides.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The ellipse that touches all four sides of a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The ellipse in a rectangle smaller by `amount` points on all sides; negative ones enlarge it.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  package var geometry: ShapeContent.Geometry { .ellipse }
}

extension Shape where Self == Ellipse {
  /// An ellipse: `.background(.tint, in: .ellipse)`.
  public static var ellipse: Ellipse { Ellipse() }
}
