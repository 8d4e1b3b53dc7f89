import Foundation
import HostInterface

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape, GeometricShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  package var geometry: ShapeContent.Geometry { .rectangle }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
