import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// An outline of lines and curves, in points.
///
/// ```swift
/// Path { path in
///   path.move(to: CGPoint(x: 50, y: 0))
///   path.addLine(to: CGPoint(x: 100, y: 80))
///   path.addLine(to: CGPoint(x: 0, y: 80))
///   path.closeSubpath()
/// }
/// .fill(.orange)
/// ```
///
/// As a shape it keeps its own coordinates, whatever its frame.
public struct Path: Equatable, Sendable {
  /// An element of the outline.
  public enum Element: Equatable, Sendable {
    /// Starts a subpath at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the start of the subpath.
    case closeSubpath
  }

  package var elements: [Element] = []
  /// The start of the current subpath.
  var start: CGPoint?
  /// The current end of the outline; nil in an empty path.
  public private(set) var currentPoint: CGPoint?

  /// Makes an empty path: it draws nothing and encloses nothing.
  public init() {}

  /// Makes a path in a closure that starts with an empty one.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Makes a closed rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Makes the closed ellipse that touches all four sides of a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Makes a closed rectangle with four corners of one radius, at most half of the shorter side.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a closed rectangle with four corners that extend `cornerSize` along its sides.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes a closed rectangle with individual corner radii, each at most half of the shorter side.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Whether there are no elements; a path that only moves is not empty.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` with each element in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  mutating func append(_ element: Element) {
    elements.append(element)
    switch element {
    case .move(let to):
      start = to
      currentPoint = to
    case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): currentPoint = to
    case .closeSubpath: currentPoint = start
    }
  }
}

extension Path {
  /// Starts a new subpath.
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  /// Adds a straight line from the current point.
  ///
  /// In a path without a current point it only moves there.
  public mutating func addLine(to end: CGPoint) {
    append(currentPoint == nil ? .move(to: end) : .line(to: end))
  }

  /// Adds a curve with one control point from the current point.
  ///
  /// A path without a current point starts at `control`.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if currentPoint == nil { move(to: control) }
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a curve with two control points from the current point.
  ///
  /// A path without a current point starts at `control1`.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if currentPoint == nil { move(to: control1) }
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Draws a line back to the start of the subpath.
  public mutating func closeSubpath() {
    guard let last = elements.last, last != .closeSubpath else { return }
    append(.closeSubpath)
  }
}
