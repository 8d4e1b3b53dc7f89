import Foundation
import HostInterface
import ViewLayouts

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape, GeometricShape {
  /// A rectangle as wide and as high as its frame.
  public init() {}

  /// It looks the same from both sides.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The rectangle itself as an outline.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The rectangle made smaller by `amount` points on all sides; negative ones enlarge it.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  package var geometry: ShapeContent.Geometry { .rectangle }
}

extension Shape where Self == Rectangle {
  /// A plain rectangle: `.contentShape(.rect)`.
  public static var rect: Rectangle { Rectangle() }
}
