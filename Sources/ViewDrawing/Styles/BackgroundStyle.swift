import HostInterface
import ViewRuntime

/// The current background: the nearest `backgroundStyle`, otherwise the theme's.
public struct BackgroundStyle: ShapeStyle {
  /// Makes the current background style.
  public init() {}
  public typealias Resolved = Never
}

extension BackgroundStyle: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    environment.backgroundStyle?.paint(in: environment)
      ?? Color(.semantic(.background)).paint(in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The current background: the nearest `backgroundStyle`, otherwise the colour of windows.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

private struct BackgroundStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

extension EnvironmentValues {
  /// The style that `.background` stands for; nil uses the theme's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set {
      self[BackgroundStyleKey.self] = newValue.map { style in
        style.relative(to: self[BackgroundStyleKey.self]) { $0.backgroundStyle = $1 }
      }
    }
  }

  package static let backgroundStyleMask = EnvironmentMask(
    ObjectIdentifier(BackgroundStyleKey.self))
}

extension View {
  /// Sets the style that `.background` stands for inside.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
