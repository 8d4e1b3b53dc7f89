import Foundation
import ViewDrawing

extension UIImage {
  /// Draws the picture stretched to a rectangle, in the current context.
  public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.drawing.draw(Image(uiImage: self), in: rect)
  }

  /// Draws the picture at its own size with its upper left corner at a point, in the current
  /// context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture stretched to a rectangle, blended with the existing content.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blended(blendMode, alpha) { draw(in: rect) }
  }

  /// Draws the picture at its own size, blended with the existing content.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
}
