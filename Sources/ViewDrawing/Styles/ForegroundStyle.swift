import HostInterface
import ViewRuntime

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
  /// Makes the current foreground style.
  public init() {}
  public typealias Resolved = Never
}

extension ForegroundStyle: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    environment.foreground.paint(0, in: environment)
  }

  package func effects(in environment: EnvironmentValues) -> [Effect] {
    environment.foreground.effects(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current style of texts and symbols: the nearest `foregroundStyle(_:)`, otherwise the
  /// colour of text.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension EnvironmentValues {
  package var foreground: Foreground {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
}

/// `foregroundStyle` and `foregroundColor`.
@usableFromInline
package struct ForegroundModifier {
  let styles: [AnyShapeStyle]

  @usableFromInline
  package nonisolated init(styles: [AnyShapeStyle]) { self.styles = styles }
}

extension ForegroundModifier: EnvironmentModifier {
  @usableFromInline package typealias Body = Never

  package func modify(_ values: inout EnvironmentValues) {
    guard let first = styles.first else {
      values.foreground = Foreground()
      return
    }
    if styles.count == 1, first.style is ForegroundStyle { return }
    if styles.count == 1, let hierarchical = first.style as? HierarchicalShapeStyle {
      values.foreground.level += hierarchical.level
      return
    }
    let around = values.foreground
    func relative(_ style: AnyShapeStyle) -> AnyShapeStyle {
      style.relative(to: around) { $0.foreground = $1 }
    }
    var foreground = Foreground()
    foreground.primary = relative(first)
    if styles.count > 1 { foreground.secondary = relative(styles[1]) }
    if styles.count > 2 { foreground.tertiary = relative(styles[2]) }
    values.foreground = foreground
  }

  package func differs(from old: Self) -> Bool {
    !ValueComparison.areEqual(styles, old.styles)
  }
}

extension View {
  /// Sets the style of texts, symbols and shapes inside.
  @inlinable
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundModifier(styles: [AnyShapeStyle(style)]))
  }

  /// Sets the styles that `.primary` and `.secondary` stand for inside.
  @inlinable
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the styles that `.primary`, `.secondary` and `.tertiary` stand for inside.
  @inlinable
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundModifier(
        styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }
}
