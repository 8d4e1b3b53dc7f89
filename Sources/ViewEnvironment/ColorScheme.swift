import ViewRuntime

/// The light or dark appearance of the desktop or the terminal.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

private struct PresentedColorSchemeKey: EnvironmentKey {
  static let defaultValue: ColorScheme? = nil
}

extension EnvironmentValues {
  /// The light or dark appearance; setting it affects only the subtree (S7.6).
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The colour scheme of the host's theme; semantic colours are left to the theme where
  /// `colorScheme` is the same.
  package var presentedColorScheme: ColorScheme? {
    get { self[PresentedColorSchemeKey.self] }
    set { self[PresentedColorSchemeKey.self] = newValue }
  }

  package static let colorSchemeMask = EnvironmentMask(ObjectIdentifier(ColorSchemeKey.self))
    .union(EnvironmentMask(ObjectIdentifier(PresentedColorSchemeKey.self)))
}
