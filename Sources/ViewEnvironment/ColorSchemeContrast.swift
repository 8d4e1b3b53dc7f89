/// The contrast between colours.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The contrast of the design.
  case standard
  /// An increased contrast, as set by the user.
  case increased
}
