import ViewRuntime

/// Whether a control is activated by what is dragged over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// As the control has it.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It is.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It is not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

private struct SpringLoadingKey: EnvironmentKey {
  static let defaultValue = SpringLoadingBehavior.automatic
}

extension EnvironmentValues {
  /// Whether controls are activated by what is dragged over them.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }
}

extension View {
  /// Whether the controls inside are activated by what is dragged over them.
  ///
  /// - Note: Without effect: no host here has what they are about.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}
