/// How a shape is to be styled.
public enum ShapeRole: Sendable {
  case fill
  case stroke
  case separator
}
