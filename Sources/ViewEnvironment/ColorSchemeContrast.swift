import ViewRuntime

/// The contrast between colours.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The contrast of the design.
  case standard
  /// An increased contrast, as set by the user.
  case increased
}

extension EnvironmentValues {
  /// Whether the user prefers increased contrast; set in a terminal by `KUMIKI_THEME=contrast`.
  ///
  /// Named colours do not change with it.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { accessibilitySettings.contrast }
    set { accessibilitySettings.contrast = newValue }
  }
}
