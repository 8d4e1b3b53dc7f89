import Foundation
import ViewDrawing

/// One element of a path: its type and its points, the last of which is where it ends.
///
/// The points are valid only during the call that passes the element.
public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType
  /// One point for a move or a line, two for a quadratic curve, three for a cubic one, control
  /// points first; meaningless where a subpath is closed.
  public var points: UnsafeMutablePointer<CGPoint>

  /// An element of a type with its points, which the caller keeps in memory.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that takes the caller's context and an element of a path.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

extension CGPath {
  /// Calls a block with each element of the path.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
      points.initialize(repeating: .zero)
      guard let base = points.baseAddress else { return }
      path.forEach { step in
        let type: CGPathElementType
        switch step {
        case .move(let to): (type, points[0]) = (.moveToPoint, to)
        case .line(let to): (type, points[0]) = (.addLineToPoint, to)
        case .quadCurve(let to, let control):
          (type, points[0], points[1]) = (.addQuadCurveToPoint, control, to)
        case .curve(let to, let control1, let control2):
          (type, points[0], points[1], points[2]) = (.addCurveToPoint, control1, control2, to)
        case .closeSubpath: type = .closeSubpath
        }
        withUnsafePointer(to: CGPathElement(type: type, points: base), block)
      }
    }
  }

  /// Calls a function with each element of the path and the caller's context.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}
