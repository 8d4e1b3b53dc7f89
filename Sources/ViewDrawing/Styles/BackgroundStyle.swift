import HostInterface
import ViewRuntime

/// The background of the place: the nearest `backgroundStyle`, else the theme's.
public struct BackgroundStyle: ShapeStyle {
  /// The background of the place, whatever it is there.
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
  /// The background of the place: the nearest `backgroundStyle`, else the colour of windows.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

private struct BackgroundStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

extension EnvironmentValues {
  /// The style that `.background` stands for; nil: the theme's.
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
