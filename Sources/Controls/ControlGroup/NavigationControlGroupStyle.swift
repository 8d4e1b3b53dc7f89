import ViewLayouts
import ViewRuntime

/// The controls side by side without a gap, as back and forward.
public struct NavigationControlGroupStyle {
  /// The controls side by side without a gap, as back and forward.
  public nonisolated init() {}
}

extension NavigationControlGroupStyle: ControlGroupStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) { configuration.content }
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls side by side without a gap, as back and forward.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
