import ViewRuntime

/// How scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  enum Kind { case automatic, immediately, interactively, never }
  let kind: Kind

  /// Scrolling does not change the focus.
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  /// Any scrolling removes the focus from a field.
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  /// The same as `immediately` here.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  /// Scrolling does not change the focus.
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

private struct ScrollDismissesKeyboardKey: EnvironmentKey {
  static let defaultValue = ScrollDismissesKeyboardMode.automatic
}

extension EnvironmentValues {
  /// How scrolling dismisses the keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }
}
