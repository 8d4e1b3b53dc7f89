import Foundation
import HostInterface

/// The shape that `containerShape(_:)` gives the place; without one, a rectangle.
public struct ContainerRelativeShape: InsettableShape, GeometricShape {
  /// The container's shape, in the size of this shape's own frame.
  public init() {}

  /// A plain rectangle: what the shape is where no container gives it another form.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The container's shape made smaller by `amount` points on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  package var geometry: ShapeContent.Geometry { .rectangle }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape that `containerShape(_:)` gives the place, a rectangle without one.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
