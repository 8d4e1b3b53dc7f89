import ViewLayouts
import ViewRuntime

/// A style that shows the controls side by side.
public struct AutomaticControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// A style that shows the controls side by side.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
