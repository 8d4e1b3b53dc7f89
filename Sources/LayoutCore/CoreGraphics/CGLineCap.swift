/// How the open ends of a stroked line look. Foundation on Linux does not have it.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end point.
  case butt

  /// A half circle around the end point.
  case round

  /// A half square around the end point.
  case square
}
