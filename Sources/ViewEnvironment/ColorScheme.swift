import ViewRuntime

/// Light or dark: how the desktop or the terminal looks.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark letters on a light background.
  case light
  /// Light letters on a dark background.
  case dark
}

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

private struct PresentedColorSchemeKey: EnvironmentKey {
  static let defaultValue: ColorScheme? = nil
}

extension EnvironmentValues {
  /// Light or dark; setting it concerns the subtree only (S7.6).
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// What the host's own theme shows; colours named by purpose are left to the theme where
  /// `colorScheme` is the same.
  package var presentedColorScheme: ColorScheme? {
    get { self[PresentedColorSchemeKey.self] }
    set { self[PresentedColorSchemeKey.self] = newValue }
  }

  package static let colorSchemeMask = EnvironmentMask(ObjectIdentifier(ColorSchemeKey.self))
    .union(EnvironmentMask(ObjectIdentifier(PresentedColorSchemeKey.self)))
}
