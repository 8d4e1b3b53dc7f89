import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

/// A path with UIKit's API, for shapes that are built with it.
///
/// ```swift
/// struct RoundedCorner: Shape {
///   func path(in rect: CGRect) -> Path {
///     let path = UIBezierPath(
///       roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
///       cornerRadii: CGSize(width: 16, height: 16))
///     return Path(path.cgPath)
///   }
/// }
/// ```
public final class UIBezierPath {
  private var path: Path
  /// The line that ``stroke()`` draws.
  var style = StrokeStyle()

  /// The width of the line that ``stroke()`` draws, in points.
  public var lineWidth: CGFloat {
    get { style.lineWidth }
    set { style.lineWidth = newValue }
  }
  /// The shape of the ends of the line.
  public var lineCapStyle: CGLineCap {
    get { style.lineCap }
    set { style.lineCap = newValue }
  }
  /// The shape of the corners of the line.
  public var lineJoinStyle: CGLineJoin {
    get { style.lineJoin }
    set { style.lineJoin = newValue }
  }
  /// How far a pointed corner of the line may reach, as a multiple of its width.
  public var miterLimit: CGFloat {
    get { style.miterLimit }
    set { style.miterLimit = newValue }
  }
  /// Whether ``fill()`` leaves out what the path surrounds twice.
  public var usesEvenOddFillRule = false

  /// The current path, for `Path(_:)`; setting it replaces the path.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = newValue.path }
  }

  /// An empty path.
  public init() { path = Path() }
  /// A path with the elements of another one.
  public init(cgPath: CGPath) { path = cgPath.path }
  /// A closed rectangle.
  public init(rect: CGRect) { path = Path(rect) }
  /// The ellipse that touches all four sides of a rectangle.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
  /// A rectangle with four round corners.
  ///
  /// The radius is in points; one that is larger counts as half of the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// A rectangle with the given corners rounded and the others square.
  ///
  /// - Parameter cornerRadii: in points; the width is used for both directions, the height is
  ///   ignored.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = cornerRadii.width
    path = UnevenRoundedRectangle(
      topLeadingRadius: corners.contains(.topLeft) ? radius : 0,
      bottomLeadingRadius: corners.contains(.bottomLeft) ? radius : 0,
      bottomTrailingRadius: corners.contains(.bottomRight) ? radius : 0,
      topTrailingRadius: corners.contains(.topRight) ? radius : 0
    ).path(in: rect)
  }

  /// An arc of a circle, as an open path.
  ///
  /// ```swift
  /// // The upper half, from the left over the top to the right.
  /// UIBezierPath(
  ///   arcCenter: center, radius: 40, startAngle: .pi, endAngle: 2 * .pi, clockwise: true)
  /// ```
  ///
  /// - Parameters:
  ///   - radius: in points.
  ///   - startAngle: in radians; 0 is to the right, and a quarter turn further is below.
  ///   - clockwise: the direction as seen on the screen.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path = Path()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Begins a new subpath at a point, in points, without drawing to it.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Draws a straight line from the current point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Draws a curve from the current point that bends towards one control point.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  /// Draws a curve from the current point that leaves towards one control point and arrives from
  /// another.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Draws an arc of a circle, joined to the current point by a line.
  ///
  /// - Parameters:
  ///   - radius: in points.
  ///   - startAngle: in radians; 0 is to the right, and a quarter turn further is below.
  ///   - clockwise: the direction as seen on the screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // UIKit's "clockwise" is as seen on the screen, SwiftUI's is the opposite.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }
  /// Adds the current elements of another path.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Transforms all elements.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Removes all elements.
  public func removeAllPoints() { path = Path() }
  /// Draws a straight line back to the start of the current subpath.
  public func close() { path.closeSubpath() }
  /// The smallest rectangle around everything that was drawn, in points; `.null` for an empty path.
  ///
  /// Goes through all elements each time.
  public var bounds: CGRect { path.boundingRect }
  /// Whether nothing was drawn.
  public var isEmpty: Bool { path.isEmpty }
  /// Where the next line begins, in points; zero in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether a point lies inside.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}
