import ViewRuntime

/// How clearly text is to be read.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}
