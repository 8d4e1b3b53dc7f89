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

/// A style that blends with what is behind.
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
  /// Returns the style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityStyle(base: self, opacity: opacity)
  }

  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(base: self, shadow: style)
  }

  /// Returns the style, blended with what is behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedStyle(base: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The current foreground style with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The current foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }

  /// The current foreground style, blended with what is behind.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }
}
