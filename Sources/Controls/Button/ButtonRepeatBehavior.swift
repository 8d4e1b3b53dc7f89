import ViewRuntime

/// Whether a button repeats its action while it is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// The host's default.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// Requests that the action repeats; no host repeats it for a held mouse button.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// The action runs once per press.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
  static let defaultValue = ButtonRepeatBehavior.automatic
}

extension EnvironmentValues {
  /// Whether buttons repeat their action while they are held down.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension EnvironmentMask {
  static let buttonRepeatBehavior = EnvironmentMask(ObjectIdentifier(ButtonRepeatBehaviorKey.self))
}

extension View {
  /// Lets the buttons inside repeat their action while they are held down. A held key repeats
  /// anyway.
  ///
  /// - Note: Without effect: a held key always repeats; the mouse never does.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
