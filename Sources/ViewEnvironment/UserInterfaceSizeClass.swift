/// Whether an axis has much or little space.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space: one column, as on a phone held upright.
  case compact
  /// Enough space for several columns side by side.
  case regular
}
