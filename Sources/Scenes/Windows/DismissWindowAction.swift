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
  /// The window of the view that asks.
  let portal: Portal?

  /// Closes the window that the view stands in; from a command, the one that is in front.
  public func callAsFunction() {
    if let portal { portal.onClose?() } else { windows?.dismiss() }
  }

  /// Closes the window with this id, or all windows of a group with it.
  public func callAsFunction(id: String) { windows?.dismiss(id: id) }

  /// Closes the windows that show a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    windows?.dismiss(value: AnyHashable(value))
  }

  /// Closes the windows that show a value in the group with this id.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    windows?.dismiss(value: AnyHashable(value), id: id)
  }
}

extension EnvironmentValues {
  /// Closes a window of the app.
  public var dismissWindow: DismissWindowAction {
    MainActor.assumeIsolated {
      DismissWindowAction(windows: windowRegistry, portal: windowPortal)
    }
  }
}
