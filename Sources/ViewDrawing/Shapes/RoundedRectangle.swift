import Foundation
import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime

/// A rectangle with four equal rounded corners.
public struct RoundedRectangle: InsettableShape, GeometricShape {
  /// The extent of a corner along the sides, in points.
  ///
  /// `path(in:)` uses both lengths; the host draws the rectangle itself with the smaller one as
  /// radius.
  public var cornerSize: CGSize
  /// How the corners join the sides; `path(in:)` follows it, but the host draws the rectangle
  /// itself with quarter circles.
  public var style: RoundedCornerStyle

  /// Makes a rectangle whose corners extend `cornerSize` along its sides.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle with corners of one radius, in points; at most half of the shorter side is
  /// used.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The animatable data: the corners' size.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// Fixed, because the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the outline, starting in the middle of the trailing side.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// Returns the rectangle inset by `amount` points on all sides, with corner radii reduced by the
  /// same amount: they stay concentric with the original.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: withSmallerCorners(by: amount), amount: amount)
  }

  package var geometry: ShapeContent.Geometry {
    let radius = Double(min(cornerSize.width, cornerSize.height))
    return .roundedRectangle(radius, radius, radius, radius)
  }
}

extension RoundedRectangle: RoundedCornersShape {
  func withSmallerCorners(by amount: CGFloat) -> RoundedRectangle {
    RoundedRectangle(
      cornerSize: CGSize(
        width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0)),
      style: style)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners extend `cornerSize` along its sides.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with corners of one radius, in points: `.clipShape(.rect(cornerRadius: 8))`.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
