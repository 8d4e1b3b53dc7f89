import ViewLayouts
import ViewRuntime

/// A style that shows the controls side by side without gaps, such as back and forward.
public struct NavigationControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension NavigationControlGroupStyle: ControlGroupStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) { configuration.content }
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A style that shows the controls side by side without gaps, such as back and forward.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
