import ViewRuntime

/// An action that shows the app's settings:
/// `@Environment(\.openSettings) private var openSettings`.
///
/// ```swift
/// Button("Settings…") { openSettings() }
/// ```
@MainActor @preconcurrency
public struct OpenSettingsAction {
  let windows: WindowRegistry?

  /// Shows the settings, or brings them to the front; reports an app without `Settings`.
  public func callAsFunction() {
    guard windows?.openSettings() != true else { return }
    Diagnostics.report(
      .misuse,
      "openSettings() found no settings. Add `Settings { ... }` to the body of the app.")
  }
}

extension EnvironmentValues {
  /// The action that shows the app's settings.
  public var openSettings: OpenSettingsAction {
    MainActor.assumeIsolated { OpenSettingsAction(windows: windowRegistry) }
  }
}
