import Foundation
import ViewDrawing

/// One step of a path: its kind, and its points, the last of which is where it ends.
///
/// The points are there as long as the call that hands the step out.
public struct CGPathElement {
  /// What the step does.
  public var type: CGPathElementType
  /// One point for a move or a line, two for a quadratic curve, three for a cubic one, control
  /// points first; none of them means anything where a subpath is closed.
  public var points: UnsafeMutablePointer<CGPoint>

  /// A step of a kind with its points, which the caller keeps in memory.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// Is given each step of a path, and what the caller wants it to have.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

extension CGPath {
  /// Calls a block with each step of the path.
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

  /// Calls a function with each step of the path, and with something of the caller's.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}
