import Foundation
import ViewDrawing

/// What the closure of a `UIGraphicsImageRenderer` draws on.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The drawing with Core Graphics' names.
  public let cgContext: CGContext
  /// The format of the picture.
  public let format: UIGraphicsImageRendererFormat

  init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// The picture of everything drawn so far.
  public var currentImage: UIImage { cgContext.image }

  /// Fills a rectangle with the current colour.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with the current colour, blended with the existing ones.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.blended(blendMode) { cgContext.fill(rect) }
  }
  /// Draws a line along the inside of a rectangle.
  public func stroke(_ rect: CGRect) {
    let width = cgContext.state.line.lineWidth
    cgContext.stroke(rect.insetBy(dx: width / 2, dy: width / 2))
  }
  /// Restricts what is drawn next to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

extension CGContext {
  /// The picture of everything drawn so far; an empty one if it has no size.
  var image: UIImage {
    makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }
}
