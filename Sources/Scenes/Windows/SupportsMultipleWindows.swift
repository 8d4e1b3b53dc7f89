import ViewRuntime

extension EnvironmentValues {
  /// Whether `openWindow` opens another window: always true, even in a terminal, which shows the
  /// window opened last.
  public var supportsMultipleWindows: Bool { true }
}
