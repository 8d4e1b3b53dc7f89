import Foundation

/// Follows a curve within a fixed time.
struct CurveAnimation: TimedAnimation {
  let curve: UnitCurve
  /// In seconds.
  let duration: Double

  var span: Double { max(duration, 0) }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration - animationTolerance else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard duration > 0, time < duration else { return .zero }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

extension CurveAnimation: CustomStringConvertible {
  var description: String {
    if let polynomials = curve.polynomials {
      return "BezierAnimation(duration: \(duration), curve: SwiftUI.UnitCurve.\(polynomials))"
    }
    let name =
      switch curve {
      case .circularEaseIn: "circularEaseIn"
      case .circularEaseOut: "circularEaseOut"
      case .circularEaseInOut: "circularEaseInOut"
      default: "inverse"
      }
    return "UnitCurveAnimation(curve: \(name), duration: \(duration))"
  }
}
