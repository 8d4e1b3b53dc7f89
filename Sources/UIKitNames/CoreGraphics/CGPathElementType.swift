import Foundation
import ViewDrawing

/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
  /// A new starting point; a line, or a curve with one or two control points, from the current
  /// point; a line back to the starting point.
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}
