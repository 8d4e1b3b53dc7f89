import HostInterface
import ViewRuntime

/// A weaker level of a style: `.background.secondary`, `Color.red.tertiary`.
package struct LeveledStyle<Base: ShapeStyle>: PaintingStyle {
  package typealias Resolved = Never
  let base: Base
  let level: Int

  package func paint(in environment: EnvironmentValues) -> Paint {
    guard base is BackgroundStyle else {
      return base.hostPaint(in: environment).opacity(Foreground.opacities[min(level, 4)])
    }
    // A faded background would show what is below it, so its levels are opaque.
    let purpose: HostColor.Semantic = level == 1 ? .secondaryBackground : .fill
    return Color(.semantic(purpose)).paint(in: environment)
  }

  package func effects(in environment: EnvironmentValues) -> [Effect] {
    base.hostEffects(in: environment)
  }
}

extension ShapeStyle {
  /// The second level of the style.
  ///
  /// ```swift
  /// Text("Draft").foregroundStyle(.tint.secondary)
  /// ```
  public var secondary: some ShapeStyle { LeveledStyle(base: self, level: 1) }

  /// The third level of the style.
  public var tertiary: some ShapeStyle { LeveledStyle(base: self, level: 2) }

  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { LeveledStyle(base: self, level: 3) }

  /// The fifth level of the style.
  public var quinary: some ShapeStyle { LeveledStyle(base: self, level: 4) }
}
