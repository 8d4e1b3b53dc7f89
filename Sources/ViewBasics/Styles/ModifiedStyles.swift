import Foundation
import HostInterface
import ViewRuntime

/// A style with its opacity multiplied.
package struct OpacityStyle<Base: ShapeStyle>: PaintingStyle {
  package typealias Resolved = Never
  let base: Base
  let opacity: Double

  package func paint(in environment: EnvironmentValues) -> Paint {
    base.hostPaint(in: environment).opacity(opacity)
  }

  package func effects(in environment: EnvironmentValues) -> [Effect] {
    base.hostEffects(in: environment)
  }
}

/// A style that casts a shadow.
package struct ShadowedStyle<Base: ShapeStyle>: PaintingStyle {
  package typealias Resolved = Never
  let base: Base
  let shadow: ShadowStyle

  package func paint(in environment: EnvironmentValues) -> Paint {
    base.hostPaint(in: environment)
  }

  package func effects(in environment: EnvironmentValues) -> [Effect] {
    base.hostEffects(in: environment) + [shadow.effect(in: environment)]
  }
}

/// A style that is mixed with what lies behind.
package struct BlendedStyle<Base: ShapeStyle>: PaintingStyle {
  package typealias Resolved = Never
  let base: Base
  let mode: BlendMode

  package func paint(in environment: EnvironmentValues) -> Paint {
    base.hostPaint(in: environment)
  }

  package func effects(in environment: EnvironmentValues) -> [Effect] {
    base.hostEffects(in: environment) + [.blendMode(mode.name)]
  }
}

/// The shadow of a style.
public struct ShadowStyle: Hashable, Sendable {
  private let isInner: Bool
  private let color: Color
  private let radius: CGFloat
  private let x: CGFloat
  private let y: CGFloat

  /// A shadow behind.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
  }

  /// A shadow that falls inside, as if the area were cut out.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
  }

  func effect(in environment: EnvironmentValues) -> Effect {
    let color = color.hostColor(in: environment)
    return isInner
      ? .innerShadow(color: color, radius: Double(radius), x: Double(x), y: Double(y))
      : .shadow(color: color, radius: Double(radius), x: Double(x), y: Double(y))
  }
}

extension ShapeStyle {
  /// The same style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityStyle(base: self, opacity: opacity)
  }

  /// The same style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(base: self, shadow: style)
  }

  /// The same style, mixed with what lies behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedStyle(base: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style of the place with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The foreground style of the place with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }

  /// The foreground style of the place, mixed with what lies behind.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }
}
