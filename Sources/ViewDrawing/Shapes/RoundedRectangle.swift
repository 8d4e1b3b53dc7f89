import Foundation
import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime

/// A rectangle with four corners rounded alike.
public struct RoundedRectangle: InsettableShape, GeometricShape {
  /// How far a corner reaches along the sides, in points.
  ///
  /// `path(in:)` follows both lengths; drawn by itself, the rectangle has round corners of the
  /// smaller.
  public var cornerSize: CGSize
  /// How the corners go over into the sides; `path(in:)` follows it, the rectangle itself is drawn
  /// by the host with quarters of a circle.
  public var style: RoundedCornerStyle

  /// A rectangle whose corners reach `cornerSize` along its sides.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle with corners of one radius, in points; at most half of the shorter side is used.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// What an animation changes: the corners' size.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// It looks the same from both sides.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The outline, beginning in the middle of the trailing side.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The rectangle made smaller by `amount` points on all sides, with corners that are less round
  /// by as much: they run beside those of the whole.
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
  /// A rectangle whose corners reach `cornerSize` along its sides.
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
