import Foundation
import HostInterface

/// The shape set by `containerShape(_:)`; without one, a rectangle.
public struct ContainerRelativeShape: InsettableShape, GeometricShape {
  /// Makes the container's shape at the size of its own frame.
  public init() {}

  /// Returns a plain rectangle: the shape without a container.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the container's shape inset by `amount` points on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  package var geometry: ShapeContent.Geometry { .rectangle }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape set by `containerShape(_:)`, a rectangle without one.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
