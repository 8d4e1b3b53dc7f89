/// How the corners of a rounded rectangle join its sides.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter circle.
  case circular
  /// A curve with a smooth transition.
  case continuous
}
