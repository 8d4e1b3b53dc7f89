import Foundation
import LayoutCore

extension Shape {
  /// Returns the part of the outline between two fractions of its length, 0...1.
  public nonisolated func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}
