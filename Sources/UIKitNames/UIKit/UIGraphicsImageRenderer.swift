import Foundation
import Timekeeping
import ViewDrawing

/// Makes pictures with the drawing commands of UIKit and Core Graphics.
///
/// ```swift
/// extension UIImage {
///   func resized(to size: CGSize) -> UIImage {
///     UIGraphicsImageRenderer(size: size).image { _ in
///       draw(in: CGRect(origin: .zero, size: size))
///     }
///   }
/// }
/// ```
///
/// Within the closure, `UIColor.setFill()`, `UIBezierPath.fill()`, `UIImage.draw(in:)` and
/// `NSString.draw(at:withAttributes:)` draw on its picture. Colours are those of light mode. Texts
/// need Pango, as with `ImageRenderer`. Views are drawn by an `ImageRenderer`.
///
/// Off the main thread the closure runs on it while the caller waits; the main thread must not wait
/// for the caller meanwhile.
///
/// - Complexity: linear in the number of pixels.
public final class UIGraphicsImageRenderer: NSObject {
  /// The format of the pictures.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Makes pictures of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .init()) }
  /// Makes pictures of a size in points and a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Makes pictures of a rectangle in the closure's coordinates.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .init()) }
  /// Makes pictures of a rectangle in the closure's coordinates, in a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
  }

  /// The picture that a closure draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    if isOnMainActor() { return draw(actions) }
    // The caller waits, and only the main thread uses them meanwhile.
    nonisolated(unsafe) let (renderer, actions) = (self, actions)
    return DispatchQueue.main.sync { renderer.draw(actions) }
  }

  /// The picture that a closure draws, as a PNG.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    actions(UIGraphicsImageRendererContext(context, format))
    return context.image
  }
}
