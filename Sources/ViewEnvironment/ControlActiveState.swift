import ViewRuntime

/// Whether the controls of a window look active; the former macOS name for `appearsActive`.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// The window has the keyboard focus.
  case key
  /// The window belongs to the front app.
  case active
  /// The window belongs to an app in the background.
  case inactive
}

extension EnvironmentValues {
  /// `.key` in a window that appears active, otherwise `.inactive`; it never returns `.active`.
  ///
  /// Setting it sets `appearsActive`: `.inactive` to `false`, the others to `true`.
  public var controlActiveState: ControlActiveState {
    get { appearsActive ? .key : .inactive }
    set { appearsActive = newValue != .inactive }
  }
}
