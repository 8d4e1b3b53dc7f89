import ViewRuntime

/// Whether there is much or little room along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}
