import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A rectangle with individual corner radii.
public struct UnevenRoundedRectangle: InsettableShape, GeometricShape {
  /// The corner radii in points; in a small frame they are at most half of the shorter side.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners join the sides; `path(in:)` follows it, but the host draws the rectangle
  /// itself with quarter circles.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with the given radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes a rectangle with a radius in points for each corner; omitted corners are square.
  ///
  /// ```swift
  /// Text("Reply").padding(8)
  ///   .background(.tint, in: UnevenRoundedRectangle(topLeadingRadius: 12, topTrailingRadius: 12))
  /// ```
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// The animatable data: the four radii.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set {
      cornerRadii.animatableData = newValue
    }
  }

  /// Returns the outline, starting in the middle of the trailing side.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Returns the rectangle inset by `amount` points on all sides, with corner radii reduced by the
  /// same amount, at least 0.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    func less(_ radius: CGFloat) -> CGFloat { max(radius - amount, 0) }
    return _InsetShape(
      shape: UnevenRoundedRectangle(
        topLeadingRadius: less(cornerRadii.topLeading),
        bottomLeadingRadius: less(cornerRadii.bottomLeading),
        bottomTrailingRadius: less(cornerRadii.bottomTrailing),
        topTrailingRadius: less(cornerRadii.topTrailing), style: style),
      amount: amount)
  }

  package var geometry: ShapeContent.Geometry {
    .roundedRectangle(
      Double(cornerRadii.topLeading), Double(cornerRadii.topTrailing),
      Double(cornerRadii.bottomLeading), Double(cornerRadii.bottomTrailing))
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with the given radii: `.clipShape(.rect(cornerRadii: radii))`.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with a radius in points for each corner; omitted corners are square.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
