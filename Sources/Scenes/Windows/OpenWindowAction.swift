import ViewRuntime

/// Opens a window of the app: `@Environment(\.openWindow) private var openWindow`.
///
/// ```swift
/// Button("Activity") { openWindow(id: "activity") }
/// ```
///
/// A window that is open already comes to the front.
@MainActor @preconcurrency
public struct OpenWindowAction {
  let windows: WindowRegistry?

  public func callAsFunction(id: String) {
    guard windows?.open(id: id) != true else { return }
    Diagnostics.report(
      .misuse,
      "openWindow(id: \"\(id)\") found no window of that name. Give one of the app's scenes the "
        + "id, as in `Window(\"Title\", id: \"\(id)\") { ... }`.")
  }
}

extension EnvironmentValues {
  /// Opens a window of the app.
  public var openWindow: OpenWindowAction {
    MainActor.assumeIsolated { OpenWindowAction(windows: windowRegistry) }
  }
}
