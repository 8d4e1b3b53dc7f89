/// The styling role of a shape.
public enum ShapeRole: Sendable {
  /// An area.
  case fill
  /// A line along an outline.
  case stroke
  /// A separating line.
  case separator
}
