import Foundation
import HostInterface
import LayoutCore
import ViewLayouts

/// The largest circle that fits in the middle of its frame.
public struct Circle: InsettableShape, GeometricShape {
  /// Makes a circle as wide as the shorter side of its frame.
  public init() {}

  /// Fixed, because the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the circle's outline in the middle of a rectangle.
  public func path(in rect: CGRect) -> Path {
    let length = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - length / 2, y: rect.midY - length / 2, width: length, height: length))
  }

  /// Returns the largest square within the proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size: CGSize =
      switch (proposal.width, proposal.height) {
      case (let width?, nil): CGSize(width: width, height: width)
      case (nil, let height?): CGSize(width: height, height: height)
      default: proposal.replacingUnspecifiedDimensions()
      }
    let length = min(size.width, size.height)
    return CGSize(width: length, height: length)
  }

  /// Returns the circle inset by `amount` points on all sides; a negative amount enlarges it.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  package var geometry: ShapeContent.Geometry { .circle }
}

extension Shape where Self == Circle {
  /// A circle: `.clipShape(.circle)`.
  public static var circle: Circle { Circle() }
}
