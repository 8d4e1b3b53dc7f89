import ViewLayouts
import ViewRuntime

/// The controls side by side.
public struct AutomaticControlGroupStyle {
  /// The controls side by side.
  public nonisolated init() {}
}

extension AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The controls side by side.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
