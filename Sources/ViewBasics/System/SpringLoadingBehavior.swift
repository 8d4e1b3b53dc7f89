import ViewRuntime

/// Whether dragging an item over a control activates it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// The control's default.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// Dragging activates the control.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// Dragging does not activate the control.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

private struct SpringLoadingKey: EnvironmentKey {
  static let defaultValue = SpringLoadingBehavior.automatic
}

extension EnvironmentValues {
  /// Whether dragging an item over a control activates it.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }
}

extension View {
  /// Sets whether dragging an item over the controls inside activates them.
  ///
  /// - Note: Without effect: no host here supports it.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}
