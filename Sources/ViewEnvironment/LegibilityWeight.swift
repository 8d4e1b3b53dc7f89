import ViewRuntime

/// The legibility of text.
public enum LegibilityWeight: Hashable, Sendable {
  /// The weight of the text itself.
  case regular
  /// A heavier weight than that of the text, as preferred by the user.
  case bold
}

extension EnvironmentValues {
  /// Whether the user prefers bold text; `.regular` unless set for a subtree.
  ///
  /// Texts do not become bolder automatically: views that support the setting read it.
  public var legibilityWeight: LegibilityWeight? {
    get { accessibilitySettings.legibilityWeight }
    set { accessibilitySettings.legibilityWeight = newValue }
  }
}
