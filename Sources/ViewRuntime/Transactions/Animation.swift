/// How a value moves from the old to the new: a curve over time.
public struct Animation: Hashable, Sendable {
  package enum Curve: Hashable, Sendable {
    /// Control points of a cubic Bézier curve from (0, 0) to (1, 1).
    case bezier(Double, Double, Double, Double)
    /// Mass, stiffness, damping and the velocity at the start.
    case spring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
  }

  package var curve: Curve
  /// Seconds; for a spring, its settling time is what counts.
  package var duration: Double
  package var delaySeconds: Double = 0
  package var speedFactor: Double = 1
  /// nil: forever.
  package var repetitions: Int? = 1
  package var autoreverses = false

  package init(curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  public static let `default` = Animation.spring()

  public static let linear = linear(duration: 0.35)
  public static let easeIn = easeIn(duration: 0.35)
  public static let easeOut = easeOut(duration: 0.35)
  public static let easeInOut = easeInOut(duration: 0.35)

  public static func linear(duration: Double) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  public static func easeIn(duration: Double) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  public static func easeOut(duration: Double) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// A cubic Bézier curve from (0, 0) to (1, 1) with the given control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(curve: .bezier(p1x, p1y, p2x, p2y), duration: duration)
  }

  /// A spring by its response (seconds of one undamped swing) and damping (1: no overshoot).
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    let omega = 2 * Double.pi / max(response, 0.001)
    return Animation(
      curve: .spring(
        mass: 1, stiffness: omega * omega, damping: 2 * dampingFraction * omega,
        initialVelocity: 0),
      duration: response)
  }

  /// A spring by its perceived duration and bounce (-1...1).
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(response: duration, dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  public static func spring() -> Animation { spring(duration: 0.5, bounce: 0) }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  public static let interactiveSpring = interactiveSpring()

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      curve: .spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity),
      duration: 0.5)
  }

  public static let smooth = spring(duration: 0.5, bounce: 0)
  public static let snappy = spring(duration: 0.5, bounce: 0.15)
  public static let bouncy = spring(duration: 0.5, bounce: 0.3)

  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The same, beginning `delay` seconds later.
  public func delay(_ delay: Double) -> Animation {
    var copy = self
    copy.delaySeconds += delay
    return copy
  }

  /// The same, `speed` times as fast.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.speedFactor *= speed
    return copy
  }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repetitions = repeatCount
    copy.autoreverses = autoreverses
    return copy
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repetitions = nil
    copy.autoreverses = autoreverses
    return copy
  }
}

/// Runs `body`; what it writes is animated. Synchronous; gives back what `body` returns (S6.7).
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try Transaction.with(transaction, body)
}
