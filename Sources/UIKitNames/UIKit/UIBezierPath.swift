import Foundation
import ViewDrawing
import ViewRuntime

/// A path in UIKit's words, for shapes that make theirs with it.
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
  /// The same path, for `Path(_:)`.
  public private(set) var cgPath: CGPath

  /// A path without any lines.
  public init() { cgPath = Path() }
  /// A path with the lines of another one.
  public init(cgPath: CGPath) { self.cgPath = cgPath }
  /// A closed rectangle.
  public init(rect: CGRect) { cgPath = Path(rect) }
  /// The ellipse that touches all four sides of a rectangle.
  public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }
  /// A rectangle with four round corners.
  ///
  /// The radius is in points; one that is larger counts as half of the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// A rectangle with round corners where they are asked for, and square ones elsewhere.
  ///
  /// - Parameter cornerRadii: in points; the width counts for both directions, the height is not
  ///   looked at.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = cornerRadii.width
    cgPath = UnevenRoundedRectangle(
      topLeadingRadius: corners.contains(.topLeft) ? radius : 0,
      bottomLeadingRadius: corners.contains(.bottomLeft) ? radius : 0,
      bottomTrailingRadius: corners.contains(.bottomRight) ? radius : 0,
      topTrailingRadius: corners.contains(.topRight) ? radius : 0
    ).path(in: rect)
  }

  /// A part of a circle, as a path that is not closed.
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
  ///   - clockwise: which way it goes, as the user sees it.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    var path = Path()
    // UIKit's "clockwise" is as the user sees it, SwiftUI's is the other way around.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
    cgPath = path
  }

  /// Begins a new line at a point, in points, without drawing to it.
  public func move(to point: CGPoint) { cgPath.move(to: point) }
  /// Draws a straight line from the present point.
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  /// Draws a curve from the present point that bends towards one control point.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: end, control: controlPoint)
  }
  /// Draws a curve from the present point that leaves towards one control point and arrives from
  /// another.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Draws a straight line back to where the present line began.
  public func close() { cgPath.closeSubpath() }
  /// The smallest rectangle around what is drawn, in points; `.null` while the path is empty.
  ///
  /// Goes through all lines and curves each time.
  public var bounds: CGRect { cgPath.boundingRect }
}

/// There is no other kind of path here than SwiftUI's own.
public typealias CGPath = Path

extension Path {
  /// The same path.
  public init(_ path: CGPath) { self = path }

  /// The same path.
  public var cgPath: CGPath { self }
}
