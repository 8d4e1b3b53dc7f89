import Foundation
import LayoutCore
import ViewDrawing

extension UIBezierPath {
  /// Fills the inside with the current colour, in the current context.
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(Path(cgPath), usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Draws a line along the path with the current colour, in the current context.
  public func stroke() { UIGraphicsGetCurrentContext()?.stroke(Path(cgPath), style) }

  /// Fills the inside, blended with the existing content.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blended(blendMode, alpha) { fill() }
  }

  /// Draws a line along the path, blended with the existing content.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blended(blendMode, alpha) { stroke() }
  }

  /// Restricts what is drawn next in the current context to the inside of the path.
  public func addClip() {
    UIGraphicsGetCurrentContext()?.clip(Path(cgPath), usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Sets the lengths of dashes and gaps, in points; nil for a solid line.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    style.dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    style.dashPhase = phase
  }
}
