import Foundation
import ViewDrawing

/// What a step of a path does.
public enum CGPathElementType: Int32, Sendable {
  /// A new start; a line, or a curve with one or two control points, from where the path is; a line
  /// back to the start.
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}
