import ViewRuntime

/// A style with a bar for determinate progress and a spinner for indeterminate progress.
public struct DefaultProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    ProgressBody(style: .automatic, configuration: configuration)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A style with a bar for determinate progress and a spinner for indeterminate progress.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
