import Foundation
import ViewDrawing

/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the path winds around it more often in one direction than in the other.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times: a ring within a
  /// ring is a hole.
  case evenOdd
}
