import Foundation
import LayoutCore
import ViewDrawing

extension CGContext {
  /// Draws a picture stretched to a rectangle, upside down: its first row is at the lower edge, as
  /// in UIKit's contexts. `UIImage.draw(in:)` draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    var flipped = drawing
    flipped.translateBy(x: 0, y: rect.minY + rect.maxY)
    flipped.scaleBy(x: 1, y: -1)
    flipped.draw(Image(decorative: image, scale: 1), in: rect)
  }

  /// Fills the visible area with colours between two points.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let line = CGPoint(x: endPoint.x - startPoint.x, y: endPoint.y - startPoint.y)
    let length = line.x * line.x + line.y * line.y
    guard length > 0 else { return }
    let gradient = gradient.gradient
    var drawing = drawing
    drawing.clip(to: Self.band(from: startPoint, along: line, drawing.clipBoundingRect, options))
    drawing.fill(
      Path(drawing.clipBoundingRect),
      with: .linearGradient(gradient, startPoint: startPoint, endPoint: endPoint))
  }

  /// Fills the visible area with colours around the second circle's centre.
  ///
  /// - Note: In part without effect: `startCenter`; both circles are drawn around the second one's
  ///   centre.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    func circle(_ radius: CGFloat) -> Path {
      Path(
        ellipseIn: CGRect(
          x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius))
    }
    let growing = startRadius <= endRadius
    let (before, after) = (
      options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation)
    )
    let (inner, outer) = (min(startRadius, endRadius), max(startRadius, endRadius))
    var drawing = drawing
    if !(growing ? after : before) { drawing.clip(to: circle(outer)) }
    if !(growing ? before : after), inner > 0 {
      drawing.clip(to: circle(inner), options: .inverse)
    }
    drawing.fill(
      Path(drawing.clipBoundingRect),
      with: .radialGradient(
        gradient.gradient, center: endCenter, startRadius: startRadius, endRadius: endRadius))
  }

  /// The part of an area between the lines through both ends of a gradient, or beyond an end that
  /// the options extend.
  private static func band(
    from start: CGPoint, along line: CGPoint, _ area: CGRect, _ options: CGGradientDrawingOptions
  ) -> Path {
    let length = (line.x * line.x + line.y * line.y).squareRoot()
    let far = 2 * (area.width + area.height + abs(area.midX - start.x) + abs(area.midY - start.y))
    let first = options.contains(.drawsBeforeStartLocation) ? -far : 0
    let last = options.contains(.drawsAfterEndLocation) ? length + far : length
    let (along, across) = (
      CGPoint(x: line.x / length, y: line.y / length),
      CGPoint(x: -line.y / length, y: line.x / length)
    )
    func corner(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + along.x * distance + across.x * side,
        y: start.y + along.y * distance + across.y * side)
    }
    return Path { path in
      path.addLines([
        corner(first, -far), corner(last, -far), corner(last, far), corner(first, far),
      ])
      path.closeSubpath()
    }
  }
}
