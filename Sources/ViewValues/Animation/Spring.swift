import Foundation

/// A damped spring with a mass: the natural motion of released objects.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let place = spring.value(target: 100.0, time: 0.25)     // from 0 towards 100
/// let speed = spring.velocity(target: 100.0, time: 0.25)  // per second
/// ```
///
/// Whatever the parameters, a spring is stored as a mass, a stiffness and a damping; the
/// displacement y from the target obeys m·y″ + c·y′ + k·y = 0, and is computed in closed form.
public struct Spring: Hashable, Sendable {
  /// The mass on the spring.
  public private(set) var mass: Double
  /// The restoring force per displacement.
  public private(set) var stiffness: Double
  /// The damping force per velocity.
  public private(set) var damping: Double

  /// Makes a spring by its perceived duration in seconds and its bounce: 0 does not overshoot, 1
  /// oscillates forever, a negative bounce is overdamped.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// Makes a spring by the seconds of one undamped oscillation and its damping ratio: 1 does not
  /// overshoot.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-5)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * max(dampingRatio, 0) * frequency
  }

  /// Makes a spring by its physical constants.
  ///
  /// - Parameter allowOverDamping: false limits the damping to the critical value, which just does
  ///   not overshoot.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    let critical = 2 * (mass * stiffness).squareRoot()
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }

  /// Makes a spring that settles, closer than `epsilon` to the target, in the given seconds:
  /// between a hundredth and ten.
  ///
  /// - Parameter dampingRatio: above 0 and at most 1; other values are clamped.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(max(dampingRatio, .ulpOfOne), 1)
    let seconds = min(max(settlingDuration, 0.01), 10)
    let frequency: Double
    if ratio < 1 {
      let damped = (1 - ratio * ratio).squareRoot()
      frequency = -log(epsilon * damped / ratio) / (ratio * seconds)
    } else {
      // (1 + x)·e^(−x) falls to epsilon; at 100 it is below any epsilon.
      var (low, high) = (0.0, 100.0)
      for _ in 0..<60 {
        let x = (low + high) / 2
        if (1 + x) * exp(-x) > epsilon { low = x } else { high = x }
      }
      frequency = high / seconds
    }
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * ratio * abs(frequency)
  }

  private static func dampingRatio(bounce: Double) -> Double {
    bounce < 0 ? 1 / max(1 + bounce, 1e-5) : max(1 - bounce, 0)
  }

  /// The seconds of one undamped oscillation.
  public var response: Double { 2 * .pi / naturalFrequency }

  /// The damping ratio: below 1 it overshoots.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  /// The perceived duration in seconds: the same as `response`.
  public var duration: TimeInterval { response }

  /// The bounce: 0 does not overshoot, 1 oscillates forever, a negative bounce is overdamped.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// The seconds until it is closer than a thousandth to the target, starting at rest.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  private var naturalFrequency: Double { (stiffness / mass).squareRoot() }

  /// Returns the factors of the displacement `start · position + velocity · speed`, and their
  /// derivatives.
  private func factors(
    at time: Double
  ) -> (position: Double, speed: Double, positionSlope: Double, speedSlope: Double) {
    let decay = damping / (2 * mass)
    let square = stiffness / mass - decay * decay
    if abs(square) < 1e-9 * max(stiffness / mass, 1) {
      let fade = exp(-decay * time)
      return (
        fade * (1 + decay * time), fade * time, -fade * decay * decay * time,
        fade * (1 - decay * time)
      )
    }
    let frequency = abs(square).squareRoot()
    let (c, s) = square > 0 ? swing(decay, frequency, time) : creep(decay, frequency, time)
    return (
      c + decay / frequency * s, s / frequency, -s * (stiffness / mass) / frequency,
      c - decay / frequency * s
    )
  }

  /// Returns the decaying cosine and sine.
  private func swing(_ decay: Double, _ frequency: Double, _ time: Double) -> (Double, Double) {
    let fade = exp(-decay * time)
    return (fade * cos(frequency * time), fade * sin(frequency * time))
  }

  /// Returns the decaying hyperbolic cosine and sine. On their own these overflow while the decay
  /// vanishes, so the exponents are added first; the decay is always the greater.
  private func creep(_ decay: Double, _ frequency: Double, _ time: Double) -> (Double, Double) {
    let (slow, quick) = (exp((frequency - decay) * time), exp(-(frequency + decay) * time))
    return ((slow + quick) / 2, (slow - quick) / 2)
  }
}

// MARK: - Positions and speeds

extension Spring {
  /// Returns the position of an object that started at zero and is pulled to `target`.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let factors = factors(at: time)
    return target - target.scaled(by: factors.position)
      + initialVelocity.scaled(by: factors.speed)
  }

  /// Returns its velocity, per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let factors = factors(at: time)
    return initialVelocity.scaled(by: factors.speedSlope)
      - target.scaled(by: factors.positionSlope)
  }

  /// Advances a value and its velocity by some seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let next = value + self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    value = next
  }

  /// Returns the total force of spring and damping: the mass times the acceleration.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the seconds until it stays closer than `epsilon` to the target: an estimate, which for
  /// a spring that does not oscillate is a whole number of tenths.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let decay = damping / (2 * mass)
    guard decay > 0 else { return .infinity }
    guard isSwinging else {
      return creepingDuration(target: target, initialVelocity: initialVelocity, epsilon: epsilon)
    }
    let speed = (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
    let extent = speed + target.magnitudeSquared.squareRoot()
    return max(0, -log(epsilon / extent) / decay)
  }

  /// Returns the first tenth of a second after which it stays close for a second; 0 if there is
  /// none for a long time.
  private func creepingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    var time = 0.0
    var rest: Double?
    for _ in 0..<1024 {
      let left = value(target: target, initialVelocity: initialVelocity, time: time) - target
      let distance = left.magnitudeSquared.squareRoot()
      guard distance.isFinite else { return 0 }
      if distance >= epsilon {
        rest = nil
      } else if let rest {
        if time - rest > 1 { return rest }
      } else {
        rest = time
      }
      time += 0.1
    }
    return 0
  }

  private var isSwinging: Bool { dampingRatio * dampingRatio < 1 - 1e-9 }

  /// Returns when an animation may stop: the seconds after which it stays closer than `epsilon` to
  /// the target, to the last bit.
  func restingTime<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> TimeInterval {
    let decay = damping / (2 * mass)
    guard decay > 0 else { return .infinity }
    func distance(_ time: Double) -> Double {
      guard isSwinging else {
        let left = value(target: target, initialVelocity: initialVelocity, time: time) - target
        return left.magnitudeSquared.squareRoot()
      }
      // The amplitude of the oscillation, so that passing through the target does not count.
      let side = initialVelocity - target.scaled(by: decay)
      let square = stiffness / mass - decay * decay
      let extent = target.magnitudeSquared + side.magnitudeSquared / square
      return extent.squareRoot() * exp(-decay * time)
    }
    var high = response
    while distance(high) > epsilon, high < 1e6 { high *= 2 }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if distance(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}

extension Spring {
  /// Returns the position of an object that is pulled from one value to another.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    let start = fromValue.animatableData
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  /// Returns its velocity, per second.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the total force of spring and damping: the mass times the acceleration.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  /// Returns the seconds until it stays closer than `epsilon` to `toValue`.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}

extension Spring {
  /// Half a second without a bounce.
  public static var smooth: Spring { Spring() }
  /// Returns a spring without a bounce, by its perceived duration in seconds.
  ///
  /// - Parameter extraBounce: added to a bounce of 0.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Half a second with a small bounce.
  public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
  /// Returns a spring with a small bounce, by its perceived duration in seconds.
  ///
  /// - Parameter extraBounce: added to a bounce of 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Half a second with a clear bounce.
  public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }
  /// Returns a spring with a clear bounce, by its perceived duration in seconds.
  ///
  /// - Parameter extraBounce: added to a bounce of 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
