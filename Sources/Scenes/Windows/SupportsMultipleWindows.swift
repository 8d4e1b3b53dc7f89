import ViewRuntime

extension EnvironmentValues {
  /// Whether `openWindow` opens another window: it does, also in a terminal, which shows the one
  /// that was opened last.
  public var supportsMultipleWindows: Bool { true }
}
