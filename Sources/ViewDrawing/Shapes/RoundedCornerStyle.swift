/// How the corner of a rounded rectangle goes over into its sides.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that begins gently.
  case continuous
}
