import ViewRuntime

/// Whether the controls of a window look active; macOS's former name for `appearsActive`.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// The window that has the keyboard.
  case key
  /// A window of the app that is in front.
  case active
  /// A window of an app in the background.
  case inactive
}

extension EnvironmentValues {
  /// `.key` in a window that appears active, else `.inactive`; `.active` is never read.
  ///
  /// Setting it sets `appearsActive`: to `false` by `.inactive`, to `true` by the others.
  public var controlActiveState: ControlActiveState {
    get { appearsActive ? .key : .inactive }
    set { appearsActive = newValue != .inactive }
  }
}
