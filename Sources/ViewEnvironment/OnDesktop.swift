import ViewRuntime

private struct OnDesktopKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the views are in a desktop window, where bars have icons without titles, and menus
  /// show shortcuts.
  package var isOnDesktop: Bool {
    get { self[OnDesktopKey.self] }
    set { self[OnDesktopKey.self] = newValue }
  }
}
