/// The shape of the open ends of a stroked line. Foundation on Linux does not have it.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end point.
  case butt

  /// A semicircle around the end point.
  case round

  /// Half a square around the end point.
  case square
}
