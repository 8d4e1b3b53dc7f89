import Foundation
import LayoutCore
import ViewDrawing

/// What tells inside from outside.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}
