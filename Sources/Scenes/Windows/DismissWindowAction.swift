import ViewRuntime

/// An action that closes a window of the app:
/// `@Environment(\.dismissWindow) private var dismissWindow`.
///
/// ```swift
/// Button("Close") { dismissWindow() }
/// ```
///
/// Closing the last window ends the app.
@MainActor @preconcurrency
public struct DismissWindowAction {
  let windows: WindowRegistry?
  /// The window of the calling view.
  let portal: Portal?

  /// Closes the window that contains the view; from a command, the front window.
  public func callAsFunction() {
    if let portal { portal.onClose?() } else { windows?.dismiss() }
  }

  /// Closes the window with this id, or all windows of the group with this id.
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
  /// The action that closes a window of the app.
  public var dismissWindow: DismissWindowAction {
    MainActor.assumeIsolated {
      DismissWindowAction(windows: windowRegistry, portal: windowPortal)
    }
  }
}
