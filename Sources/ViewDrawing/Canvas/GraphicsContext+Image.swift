import Foundation
import HostInterface
import LayoutCore
import Timekeeping
import ViewRuntime

extension GraphicsContext {
  /// A picture or symbol resolved in the canvas's environment.
  public struct ResolvedImage {
    let content: ImageContent
    /// The size in points.
    public let size: CGSize
    /// The distance from the top to the baseline of adjacent text.
    public let baseline: CGFloat
    /// The shading of a symbol or template picture.
    public var shading: Shading?
  }

  /// Returns the picture resolved in the canvas's environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    let drawing = recorder.drawing
    return onMainActor {
      let environment = drawing.environment
      let content = image.imageContent(in: environment)
      if content.naturalSize != .zero {
        return ResolvedImage(
          content: content, size: content.naturalSize, baseline: content.naturalSize.height)
      }
      var own = content
      own.isResizable = false
      let measurement = drawing.measure(
        NodeContent(role: .image, leaf: .image(own)), ProposedViewSize(width: nil, height: nil))
      return ResolvedImage(
        content: content, size: measurement.size, baseline: measurement.firstBaseline)
    }
  }

  /// Draws a picture stretched to a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    var content = image.content
    if let shading = image.shading { content.paint = ink(shading, over: { rect }).paint(in: rect) }
    content.isResizable = true
    append(.image(content, in: rect))
  }

  /// Draws a picture at its own size with its `anchor` at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(image.size, anchor, at: point))
  }

  /// Draws a picture stretched to a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture at its own size with its `anchor` at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension CGRect {
  /// Makes a rectangle with a size whose `anchor` is at a point.
  package init(_ size: CGSize, _ anchor: UnitPoint, at point: CGPoint) {
    self.init(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}
