/// How Core Graphics draws a path: its inside, a line along it, or both.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills the inside.
  case fill
  /// Fills the inside by the even-odd rule.
  case eoFill
  /// Draws a line along the path.
  case stroke
  /// Fills the inside, then draws the line.
  case fillStroke
  /// Fills the inside by the even-odd rule, then draws the line.
  case eoFillStroke

  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var strokes: Bool { self != .fill && self != .eoFill }
}
