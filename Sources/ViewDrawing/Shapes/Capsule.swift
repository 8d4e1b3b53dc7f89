import Foundation
import HostInterface
import ViewLayouts

/// A rectangle whose short sides are semicircles.
public struct Capsule: InsettableShape, GeometricShape {
  /// How the semicircles join the sides; `path(in:)` follows it, but the host draws the capsule
  /// itself with plain semicircles.
  public var style: RoundedCornerStyle

  /// Makes a capsule along the longer side of its frame; in a square it is a circle.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Fixed, because the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the capsule's outline, starting in the middle of the trailing side.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// Returns the capsule inset by `amount` points on all sides; a negative amount enlarges it.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  package var geometry: ShapeContent.Geometry { .capsule }
}

extension Shape where Self == Capsule {
  /// A capsule with continuous corners: `.background(.tint, in: .capsule)`.
  public static var capsule: Capsule { Capsule() }
  /// A capsule with a given corner style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
