import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A rectangle whose corners have radii of their own.
public struct UnevenRoundedRectangle: InsettableShape, GeometricShape {
  /// The corners' radii in points; in a small frame they are at most half of the shorter side.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners go over into the sides; `path(in:)` follows it, the rectangle itself is drawn
  /// by the host with quarters of a circle.
  public var style: RoundedCornerStyle

  /// A rectangle with the given radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle with a radius in points for each corner; those that are left out are square.
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

  /// What an animation changes: the four radii.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set {
      cornerRadii.animatableData = newValue
    }
  }

  /// The outline, beginning in the middle of the trailing side.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The rectangle made smaller by `amount` points on all sides, with corners that are less round
  /// by as much, but not less than square.
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

  /// A rectangle with a radius in points for each corner; those that are left out are square.
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
