import Foundation
import HostInterface
import ViewLayouts

/// A rectangle whose short sides are half circles.
public struct Capsule: InsettableShape, GeometricShape {
  /// How the half circles go over into the sides; `path(in:)` follows it, the capsule itself is
  /// drawn by the host with plain half circles.
  public var style: RoundedCornerStyle

  /// A capsule along the longer side of its frame; in a square it is a circle.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// It looks the same from both sides.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The capsule's outline, beginning in the middle of the trailing side.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The capsule in a rectangle smaller by `amount` points on all sides; negative ones enlarge it.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  package var geometry: ShapeContent.Geometry { .capsule }
}

extension Shape where Self == Capsule {
  /// A capsule with continuous corners: `.background(.tint, in: .capsule)`.
  public static var capsule: Capsule { Capsule() }
  /// A capsule with a chosen kind of corner.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
