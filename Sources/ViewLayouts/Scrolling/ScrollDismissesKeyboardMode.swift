import ViewRuntime

/// How scrolling takes an on-screen keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  enum Kind { case automatic, immediately, interactively, never }
  let kind: Kind

  /// Scrolling leaves the focus where it is.
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  /// Any scrolling takes the focus from a field.
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  /// The same as `immediately` here.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  /// Scrolling leaves the focus where it is.
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

private struct ScrollDismissesKeyboardKey: EnvironmentKey {
  static let defaultValue = ScrollDismissesKeyboardMode.automatic
}

extension EnvironmentValues {
  /// How scrolling takes an on-screen keyboard away.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }
}
