/// Whether there is much or little room along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little: one column, as on a phone held upright.
  case compact
  /// Enough for several columns side by side.
  case regular
}
