import ViewRuntime

/// A bar where the length is known, a wheel where it is not.
public struct DefaultProgressViewStyle {
  /// A bar where the length is known, a wheel where it is not.
  public nonisolated init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    ProgressBody(style: .automatic, configuration: configuration)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where the length is known, a wheel where it is not.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
