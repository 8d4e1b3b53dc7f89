import Foundation
import LayoutCore
import ViewDrawing

extension CGContext {
  /// Begins a new path; drawing and clipping do so, too.
  public func beginPath() { current = Path() }
  /// Begins a new part of the path at a point.
  public func move(to point: CGPoint) { current.move(to: point) }
  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  /// Adds straight lines from the first of the points through all others.
  public func addLines(between points: [CGPoint]) { current.addLines(points) }
  /// Adds a curve to a point, bent by two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a curve to a point, bent by one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }
  /// Adds an arc of a circle, joined to the current point by a line.
  ///
  /// - Parameter clockwise: as in a coordinate system whose y axis points up: on the screen, the
  ///   arc goes the other way.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise)
  }
  /// Adds a round corner between the current point, one point and another.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  /// Adds a closed rectangle for each of `rects`.
  public func addRects(_ rects: [CGRect]) { current.addRects(rects) }
  /// Adds the closed ellipse that touches all four sides of a rectangle.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { current.addPath(path.path) }
  /// Adds a line back to the start of the current part.
  public func closePath() { current.closeSubpath() }
  /// A copy of the path that is being built.
  public var path: CGPath? { current.isEmpty ? nil : current.cgPath }
  /// Whether the path that is being built is empty.
  public var isPathEmpty: Bool { current.isEmpty }
  /// Where the next line begins.
  public var currentPointOfPath: CGPoint { current.currentPoint ?? .zero }
  /// The smallest rectangle around the path that is being built.
  public var boundingBoxOfPath: CGRect { current.boundingRect }

  /// Fills and strokes the path, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = take()
    if let rule = mode.fillRule { fill(path, rule) }
    if mode.strokes { stroke(path) }
  }
  /// Fills the path, and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(take(), rule) }
  /// Draws a line along the path, and begins a new one.
  public func strokePath() { stroke(take()) }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect)) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { fill(Path { $0.addRects(rects) }) }
  /// Draws a line around a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  /// Draws a line of a width around a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.lineWidth = width
    stroke(Path(rect), line)
  }
  /// Fills the ellipse that touches all four sides of a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  /// Draws a line around the ellipse that touches all four sides of a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
  /// Draws a straight line between each two of the points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }
  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    var drawing = state.drawing
    drawing.blendMode = .clear
    drawing.opacity = 1
    drawing.fill(Path(rect), with: .color(.black))
  }

  /// Restricts what is drawn next to the inside of the path, and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) { clip(take(), rule) }
  /// Restricts what is drawn next to a rectangle.
  public func clip(to rect: CGRect) { clip(Path(rect)) }
  /// Restricts what is drawn next to rectangles.
  public func clip(to rects: [CGRect]) { clip(Path { $0.addRects(rects) }) }
  /// The smallest rectangle around the visible area, in current coordinates.
  public var boundingBoxOfClipPath: CGRect { state.drawing.clipBoundingRect }

  func fill(_ path: Path, _ rule: CGPathFillRule = .winding) {
    drawing.fill(path, with: .color(state.fill), style: FillStyle(eoFill: rule == .evenOdd))
  }

  func stroke(_ path: Path, _ line: StrokeStyle? = nil) {
    drawing.stroke(path, with: .color(state.stroke), style: line ?? state.line)
  }

  func clip(_ path: Path, _ rule: CGPathFillRule = .winding) {
    state.drawing.clip(to: path, style: FillStyle(eoFill: rule == .evenOdd))
  }

  private func take() -> Path {
    defer { current = Path() }
    return current
  }
}
