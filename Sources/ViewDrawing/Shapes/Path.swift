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
/// As a shape it keeps its own coordinates, whatever room it is given.
public struct Path: Equatable, Sendable {
  /// One step of the outline.
  public enum Element: Equatable, Sendable {
    /// Begins a subpath at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve bent by one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve bent by two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the subpath began.
    case closeSubpath
  }

  package var elements: [Element] = []
  /// Where the current subpath began.
  var start: CGPoint?
  /// Where the outline has come to; nil in an empty path.
  public private(set) var currentPoint: CGPoint?

  /// A path without any steps: it draws nothing and encloses nothing.
  public init() {}

  /// Builds a path in a closure that starts with an empty one.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// A closed rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// The closed ellipse that touches all four sides of a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// A closed rectangle with four corners of one radius, at most half of the shorter side.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A closed rectangle with four corners that reach `cornerSize` along its sides.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A closed rectangle with corners of their own radii, each at most half of the shorter side.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Whether there is no step at all; a path that only moves is not empty.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` with each step in order.
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
  /// Begins a new subpath.
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  /// Adds a straight line from where the path has come to.
  ///
  /// In a path without a point it only moves there.
  public mutating func addLine(to end: CGPoint) {
    append(currentPoint == nil ? .move(to: end) : .line(to: end))
  }

  /// Adds a curve from where the path has come to, bent by one control point.
  ///
  /// A path without a point begins at `control`.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if currentPoint == nil { move(to: control) }
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a curve from where the path has come to, bent by two control points.
  ///
  /// A path without a point begins at `control1`.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if currentPoint == nil { move(to: control1) }
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Draws a line back to where the subpath began.
  public mutating func closeSubpath() {
    guard let last = elements.last, last != .closeSubpath else { return }
    append(.closeSubpath)
  }
}
