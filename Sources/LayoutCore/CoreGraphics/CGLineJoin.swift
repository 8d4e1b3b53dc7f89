/// How the corners of a stroked line look. Foundation on Linux does not have it.
public enum CGLineJoin: Int32, Sendable {
  /// Prolonged to a point.
  case miter

  /// Rounded off.
  case round

  /// Cut off.
  case bevel
}
