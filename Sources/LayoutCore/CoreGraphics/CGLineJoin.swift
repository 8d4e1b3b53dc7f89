/// The shape of the corners of a stroked line. Foundation on Linux does not have it.
public enum CGLineJoin: Int32, Sendable {
  /// Extended to a point.
  case miter

  /// Rounded.
  case round

  /// Cut off at an angle.
  case bevel
}
