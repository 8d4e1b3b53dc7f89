import ViewRuntime

private struct OnDesktopKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a desktop's windows show the views: its bars have icons without words, and its menus
  /// say which keys do the same.
  package var isOnDesktop: Bool {
    get { self[OnDesktopKey.self] }
    set { self[OnDesktopKey.self] = newValue }
  }
}
