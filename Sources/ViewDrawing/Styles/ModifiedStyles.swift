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
    base.hostEffects(in: environment) + [.blendMode(mode.blending)]
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
