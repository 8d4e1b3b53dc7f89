/// How a shape is to be styled.
public enum ShapeRole: Sendable {
  /// An area.
  case fill
  /// A line along an outline.
  case stroke
  /// A line between things.
  case separator
}
