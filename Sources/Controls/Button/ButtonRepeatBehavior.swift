import ViewRuntime

/// Whether a button acts again and again while it is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// As the host has it.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// The action is to run again and again; no host here does so for a mouse button held down.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// The action runs once for each press.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
  static let defaultValue = ButtonRepeatBehavior.automatic
}

extension EnvironmentValues {
  /// Whether buttons act again and again while they are held down.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension EnvironmentMask {
  static let buttonRepeatBehavior = EnvironmentMask(ObjectIdentifier(ButtonRepeatBehaviorKey.self))
}

extension View {
  /// Lets the buttons inside act again and again while they are held down. With a keyboard that is
  /// what a key held down does by itself.
  ///
  /// - Note: Without effect: a key held down repeats by itself; the mouse does not.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
