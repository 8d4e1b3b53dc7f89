import ViewRuntime

/// Closes a window of the app: `@Environment(\.dismissWindow) private var dismissWindow`.
///
/// ```swift
/// Button("Close") { dismissWindow() }
/// ```
///
/// When the last window is closed, the app ends.
@MainActor @preconcurrency
public struct DismissWindowAction {
  let windows: WindowRegistry?

  /// Closes the window that is in front.
  public func callAsFunction() { windows?.dismiss() }

  /// Closes the window with this id, if it is open.
  public func callAsFunction(id: String) { windows?.dismiss(id: id) }

  /// Closes the window of a value, if it is open.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    windows?.dismiss(value: AnyHashable(value))
  }

  /// Closes the window of a value in the group with this id, if it is open.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    windows?.dismiss(value: AnyHashable(value), id: id)
  }
}

extension EnvironmentValues {
  /// Closes a window of the app.
  public var dismissWindow: DismissWindowAction {
    MainActor.assumeIsolated { DismissWindowAction(windows: windowRegistry) }
  }
}
