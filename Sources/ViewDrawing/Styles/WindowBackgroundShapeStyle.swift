import HostInterface
import ViewRuntime

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Makes the theme's colour of windows.
  public init() {}
  public typealias Resolved = Never
}

extension WindowBackgroundShapeStyle: PurposeStyle {
  static var purpose: HostColor.Semantic { .background }
  package func paint(in environment: EnvironmentValues) -> Paint { purposePaint(in: environment) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The colour of windows, even if `backgroundStyle` sets another one.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
