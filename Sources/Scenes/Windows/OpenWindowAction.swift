import ViewRuntime

/// An action that opens a window of the app: `@Environment(\.openWindow) private var openWindow`.
///
/// ```swift
/// Button("Activity") { openWindow(id: "activity") }
/// ```
///
/// A `Window`, and the window of a value, comes to the front if it is already open; the id of a
/// `WindowGroup` opens a new window each time.
@MainActor @preconcurrency
public struct OpenWindowAction {
  let windows: WindowRegistry?

  /// Opens the window with this id, or brings it to the front; for a group, opens a new one. An
  /// unknown id is reported.
  public func callAsFunction(id: String) {
    guard windows?.open(id: id) != true else { return }
    Diagnostics.report(
      .misuse,
      "openWindow(id: \"\(id)\") found no window of that name. Give one of the app's scenes the "
        + "id, as in `Window(\"Title\", id: \"\(id)\") { ... }`.")
  }

  /// Opens the window of a value, or brings it to the front.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    guard windows?.open(value: AnyHashable(value), ObjectIdentifier(D.self)) != true else { return }
    Diagnostics.report(
      .misuse,
      "openWindow(value:) found no window for a \(D.self). Add "
        + "`WindowGroup(for: \(D.self).self) { ... }` to the body of the app.")
  }

  /// Opens the window of a value in the group with this id.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    let type = ObjectIdentifier(D.self)
    guard windows?.open(value: AnyHashable(value), type, id: id) != true else { return }
    Diagnostics.report(
      .misuse,
      "openWindow(id: \"\(id)\", value:) found no window of that name for a \(D.self).")
  }
}

extension EnvironmentValues {
  /// The action that opens a window of the app.
  public var openWindow: OpenWindowAction {
    MainActor.assumeIsolated { OpenWindowAction(windows: windowRegistry) }
  }
}
