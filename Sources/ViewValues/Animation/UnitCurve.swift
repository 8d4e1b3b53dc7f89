import Foundation
import LayoutCore

/// A curve from (0, 0) to (1, 1): the progress of a change as a function of the elapsed fraction of
/// its time.
///
/// ```swift
/// UnitCurve.easeInOut.value(at: 0.25)          // about 0.13
/// UnitCurve.bezier(startControlPoint: .init(x: 0.2, y: 0), endControlPoint: .init(x: 0, y: 1))
/// ```
public struct UnitCurve: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case linear
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    case circularIn, circularOut, circularInOut
  }

  private var form: Form
  private var isInverse = false

  private init(_ form: Form) { self.form = form }

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    form = x1 == y1 && x2 == y2 ? .linear : .bezier(x1: x1, y1: y1, x2: x2, y2: y2)
  }

  /// At constant speed.
  public static let linear = UnitCurve(.linear)
  /// Starts slowly.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  /// Ends slowly.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  /// Starts and ends slowly.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
  /// The former name of ``easeInOut``.
  @available(*, deprecated, renamed: "easeInOut")
  public static var easeInEaseOut: UnitCurve { easeInOut }
  /// A quarter circle that starts slowly.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// A quarter circle that ends slowly.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Two quarter circles.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// Returns a cubic Bézier curve; the control points' x is clamped to 0...1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      min(max(Double(startControlPoint.x), 0), 1), Double(startControlPoint.y),
      min(max(Double(endControlPoint.x), 0), 1), Double(endControlPoint.y))
  }

  /// The curve with time and value swapped.
  public var inverse: UnitCurve {
    var copy = self
    switch form {
    case .linear: break
    case .circularIn: copy.form = .circularOut
    case .circularOut: copy.form = .circularIn
    default: copy.isInverse.toggle()
    }
    return copy
  }

  /// Returns the progress of the change at a fraction of its time; `progress` is clamped to 0...1.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    return isInverse ? Self.solve(progress) { forward($0) } : forward(progress)
  }

  /// Returns the velocity at a fraction of the time, in values per total time.
  public func velocity(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    guard isInverse else { return slope(progress) }
    let slope = slope(value(at: progress))
    return slope == 0 ? .infinity : 1 / slope
  }

  /// A Bézier curve in Apple's description: its two polynomials. Nil for other curves.
  var polynomials: String? {
    guard !isInverse else { return nil }
    let (x, y): ((Double, Double), (Double, Double))
    switch form {
    case .linear: (x, y) = ((0, 1), (0, 1))
    case .bezier(let x1, let y1, let x2, let y2): (x, y) = ((x1, x2), (y1, y2))
    default: return nil
    }
    let (c, d) = (Self.polynomial(x.0, x.1), Self.polynomial(y.0, y.1))
    return "CubicSolver(ax: \(c.a), bx: \(c.b), cx: \(c.c), ay: \(d.a), by: \(d.b), cy: \(d.c))"
  }

  private func forward(_ x: Double) -> Double {
    switch form {
    case .linear: return x
    case .bezier(let x1, let y1, let x2, let y2):
      // The ends are exact.
      if x <= 0 || x >= 1 { return x }
      return Self.cubic(y1, y2, Self.parameter(x, x1, x2))
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      let y = 2 * (x < 0.5 ? x : 1 - x)
      let half = (1 - (1 - y * y).squareRoot()) / 2
      return x < 0.5 ? half : 1 - half
    }
  }

  private func slope(_ x: Double) -> Double {
    switch form {
    case .linear: return 1
    case .bezier(let x1, let y1, let x2, let y2):
      let t = x <= 0 || x >= 1 ? x : Self.parameter(x, x1, x2)
      let (dx, dy) = (Self.cubicSlope(x1, x2, t), Self.cubicSlope(y1, y2, t))
      return dx == dy ? 1 : dx == 0 ? (dy < 0 ? -.infinity : .infinity) : dy / dx
    case .circularIn: return x / (1 - x * x).squareRoot()
    case .circularOut: return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      let y = 2 * min(x, 1 - x)
      return y / (1 - y * y).squareRoot()
    }
  }

  private static func cubic(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * p1 + 3 * rest * t * t * p2 + t * t * t
  }

  /// Evaluated as a polynomial, whose rounding gives a curve that ends in its control point a slope
  /// of 0 there.
  private static func cubicSlope(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let (a, b, c) = polynomial(p1, p2)
    return c + (2 * b + a * 3 * t) * t
  }

  private static func polynomial(_ p1: Double, _ p2: Double) -> (a: Double, b: Double, c: Double) {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    return (1 - c - b, b, c)
  }

  /// Returns the parameter of the Bézier curve at a given x.
  private static func parameter(_ x: Double, _ x1: Double, _ x2: Double) -> Double {
    solve(x) { cubic(x1, x2, $0) }
  }

  /// Returns the position in 0...1 at which a rising function has a value, by bisection: 52
  /// halvings are exact.
  private static func solve(_ value: Double, _ function: (Double) -> Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if function(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
