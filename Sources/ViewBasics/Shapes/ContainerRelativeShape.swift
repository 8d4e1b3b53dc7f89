import Foundation
import HostInterface

/// The shape that `containerShape(_:)` gives the place; without one, a rectangle.
public struct ContainerRelativeShape: InsettableShape, GeometricShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  package var geometry: ShapeContent.Geometry { .rectangle }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
