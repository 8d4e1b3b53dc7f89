import Foundation
import ViewDrawing

/// The contexts that UIKit's commands draw on, the current one last.
///
/// Only the main thread draws.
nonisolated(unsafe) private var contexts: [CGContext] = []

/// The context that UIKit's commands draw on: that of the running `UIGraphicsImageRenderer`, or
/// what was begun by ``UIGraphicsBeginImageContextWithOptions(_:_:_:)``; else nil.
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }

/// Lets UIKit's commands draw on a context until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }

/// Returns to the context before the one that was pushed last.
public func UIGraphicsPopContext() { _ = contexts.popLast() }

/// Begins a transparent picture with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture, which ``UIGraphicsGetImageFromCurrentImageContext()`` returns.
///
/// - Note: In part without effect: off the main thread; a `UIGraphicsImageRenderer` draws from any.
/// - Parameters:
///   - size: in points.
///   - opaque: whether it is black instead of transparent where nothing is drawn.
///   - scale: the number of pixels per point; 0 for the screen's, which is 1 here.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  UIGraphicsPushContext(CGContext(size: size, scale: scale > 0 ? scale : 1, isOpaque: opaque))
}

/// The picture of everything drawn since it was begun; nil without a context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { contexts.last?.image }

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Replaces a rectangle by the current colour: a clear one makes a hole.
public func UIRectFill(_ rect: CGRect) {
  guard let context = contexts.last else { return }
  context.blended(.copy) { context.fill(rect) }
}

/// Draws a line of one point along the inside of a rectangle, in the colour of areas.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = contexts.last else { return }
  context.drawing.stroke(
    Path(rect.insetBy(dx: 0.5, dy: 0.5)), with: .color(context.state.fill), lineWidth: 1)
}

/// Restricts what is drawn next to a rectangle.
public func UIRectClip(_ rect: CGRect) { contexts.last?.clip(to: rect) }

extension CGContext {
  /// Draws with a blend mode, and with an opacity unless it is nil.
  func blended(_ blendMode: CGBlendMode, _ alpha: CGFloat? = nil, _ draw: () -> Void) {
    saveGState()
    setBlendMode(blendMode)
    if let alpha { setAlpha(alpha) }
    draw()
    restoreGState()
  }
}

extension UIColor {
  /// Makes it the colour of the areas that are drawn next.
  public func setFill() { contexts.last?.state.fill = color }
  /// Makes it the colour of the lines that are drawn next.
  public func setStroke() { contexts.last?.state.stroke = color }
  /// Makes it the colour of the areas and lines that are drawn next.
  public func set() {
    setFill()
    setStroke()
  }
}
