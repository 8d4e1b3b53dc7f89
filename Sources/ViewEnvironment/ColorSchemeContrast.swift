/// How strongly colours are to stand out from each other.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As the design has them.
  case standard
  /// More than usual, as the user asks in the system's settings.
  case increased
}
