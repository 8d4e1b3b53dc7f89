import Foundation

/// A mass on a spring, with a brake: the way in which things move when they are let go.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let place = spring.value(target: 100.0, time: 0.25)     // from 0 towards 100
/// let speed = spring.velocity(target: 100.0, time: 0.25)  // per second
/// ```
///
/// Whatever is given at the start, a spring is a mass, a stiffness and a damping; the displacement
/// y from the target obeys m·y″ + c·y′ + k·y = 0, and is worked out in closed form.
public struct Spring: Hashable, Sendable {
  /// What hangs on the spring.
  public private(set) var mass: Double
  /// The force that pulls back, by displacement.
  public private(set) var stiffness: Double
  /// The force of the brake, by speed.
  public private(set) var damping: Double

  /// A spring by its perceived duration in seconds, and its bounce: 0 does not overshoot, 1 swings
  /// for ever, below 0 it creeps.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// A spring by the seconds of one swing without a brake, and how much it is braked: 1 does not
  /// overshoot.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-5)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * max(dampingRatio, 0) * frequency
  }

  /// A spring by its physical constants.
  ///
  /// - Parameter allowOverDamping: false brings the damping down to where it just does not
  ///   overshoot.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    let critical = 2 * (mass * stiffness).squareRoot()
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }

  /// A spring that comes to rest, closer than `epsilon` to the target, in the given seconds:
  /// between a hundredth and ten.
  ///
  /// - Parameter dampingRatio: above 0 and at most 1; what is beyond counts as that.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(max(dampingRatio, .ulpOfOne), 1)
    let seconds = min(max(settlingDuration, 0.01), 10)
    let frequency: Double
    if ratio < 1 {
      let damped = (1 - ratio * ratio).squareRoot()
      frequency = -log(epsilon * damped / ratio) / (ratio * seconds)
    } else {
      // (1 + x)·e^(−x) falls to epsilon; it is below it for 100 whatever epsilon is.
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

  /// The seconds of one swing without a brake.
  public var response: Double { 2 * .pi / naturalFrequency }

  /// How much it is braked: below 1 it overshoots.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  /// The perceived duration in seconds: the same as `response`.
  public var duration: TimeInterval { response }

  /// The bounce: 0 does not overshoot, 1 swings for ever, below 0 it creeps.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// The seconds until it is closer than a thousandth to the target, from rest.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  private var naturalFrequency: Double { (stiffness / mass).squareRoot() }

  /// The displacement is `start · position + velocity · speed`: the two factors, and their slopes.
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

  /// The fading cosine and sine.
  private func swing(_ decay: Double, _ frequency: Double, _ time: Double) -> (Double, Double) {
    let fade = exp(-decay * time)
    return (fade * cos(frequency * time), fade * sin(frequency * time))
  }

  /// The fading hyperbolic cosine and sine. These alone grow beyond all numbers while the fading
  /// vanishes, so their exponents are added first; the decay is the greater one.
  private func creep(_ decay: Double, _ frequency: Double, _ time: Double) -> (Double, Double) {
    let (slow, quick) = (exp((frequency - decay) * time), exp(-(frequency + decay) * time))
    return ((slow + quick) / 2, (slow - quick) / 2)
  }
}

// MARK: - Positions and speeds

extension Spring {
  /// Where something is that started at zero and is pulled to `target`.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let factors = factors(at: time)
    return target - target.scaled(by: factors.position)
      + initialVelocity.scaled(by: factors.speed)
  }

  /// How fast it moves, per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let factors = factors(at: time)
    return initialVelocity.scaled(by: factors.speedSlope)
      - target.scaled(by: factors.positionSlope)
  }

  /// Moves a value and its velocity on by some seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let next = value + self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    value = next
  }

  /// The force of the spring and its brake together: the mass times the acceleration.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The seconds until it stays closer than `epsilon` to the target: an estimate, which for a
  /// spring that does not swing is a number of tenths.
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

  /// The first tenth of a second after which it stays close for a second; 0 if there is none for a
  /// long time.
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

  /// When an animation may stop: the seconds after which it is closer than `epsilon` to the target
  /// for good, to the last bit.
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
      // A swing's extent, so that passing through the target does not count.
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
  /// Where something is that is pulled from one value to another.
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

  /// How fast it moves, per second.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force of the spring and its brake together: the mass times the acceleration.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  /// The seconds until it stays closer than `epsilon` to `toValue`.
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
  /// A spring without a bounce, by its perceived duration in seconds.
  ///
  /// - Parameter extraBounce: added to a bounce of 0.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Half a second with a small bounce.
  public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
  /// A spring with a small bounce, by its perceived duration in seconds.
  ///
  /// - Parameter extraBounce: added to a bounce of 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Half a second with a clear bounce.
  public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }
  /// A spring with a clear bounce, by its perceived duration in seconds.
  ///
  /// - Parameter extraBounce: added to a bounce of 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
