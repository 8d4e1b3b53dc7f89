import ViewRuntime

/// How strongly colours are to stand out from each other.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}
