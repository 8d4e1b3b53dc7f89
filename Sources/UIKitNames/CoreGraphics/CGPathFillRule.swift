import Foundation
import ViewDrawing

/// What tells inside from outside.
public enum CGPathFillRule: Int, Sendable {
  /// Inside is what the path goes round more often one way than the other.
  case winding
  /// Inside is from where a ray crosses the path an odd number of times: a ring within a ring is a
  /// hole.
  case evenOdd
}
