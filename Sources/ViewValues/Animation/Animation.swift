import Foundation

/// How a value changes from old to new: a curve over time, a spring, or a custom animation.
///
/// ```swift
/// withAnimation(.spring(duration: 0.4, bounce: 0.2)) { isOpen.toggle() }
/// Circle().opacity(isOn ? 1 : 0.3).animation(.easeOut.delay(0.1), value: isOn)
/// ```
///
/// A change during a running animation does not restart it: springs take over the current position
/// and velocity, all other animations are added to the running one.
public struct Animation: Sendable {
  /// A reference, so that a transaction, which accompanies every write, stays small.
  private final class Box: Sendable {
    let base: any CustomAnimation
    init(_ base: any CustomAnimation) { self.base = base }
  }

  private let box: Box

  /// Makes a custom animation.
  public init<A: CustomAnimation>(_ base: A) { box = Box(base) }

  /// The kind of animation and its parameters.
  public var base: any CustomAnimation { box.base }
}

extension Animation: Hashable {
  public static func == (a: Animation, b: Animation) -> Bool {
    a.box === b.box || a.hashable == b.hashable
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(hashable) }

  private var hashable: AnyHashable { AnyHashable(box.base) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "\(base)" }
  public var debugDescription: String { "AnyAnimator(\(String(reflecting: base)))" }
  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

extension Animation {
  /// Returns the position on the way from zero to `value` after `time` seconds; nil once it has
  /// ended.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// Returns the velocity at that time, per second; nil if unknown.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes over from a running one instead of being added to it.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// The seconds until it ends, if known in advance.
  package var span: Double? { (base as? any TimedAnimation)?.span }

  /// The seconds until the user perceives it as finished, if known in advance.
  package var logicalSpan: Double? { (base as? any TimedAnimation)?.logicalSpan }
}

// MARK: - Curves

extension Animation {
  /// A spring without a bounce.
  public static let `default` = Animation(DefaultAnimation())

  /// At constant speed, within 0.35 seconds.
  public static let linear = linear(duration: 0.35)
  /// Starts slowly, within 0.35 seconds.
  public static let easeIn = easeIn(duration: 0.35)
  /// Ends slowly, within 0.35 seconds.
  public static let easeOut = easeOut(duration: 0.35)
  /// Starts and ends slowly, within 0.35 seconds.
  public static let easeInOut = easeInOut(duration: 0.35)

  /// Returns an animation at constant speed within `duration` seconds; 0 or less shows the change
  /// at once.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Returns an animation that starts slowly, within `duration` seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Returns an animation that ends slowly, within `duration` seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Returns an animation that starts and ends slowly, within `duration` seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1) with the given control
  /// points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      UnitCurve(min(max(p1x, 0), 1), p1y, min(max(p2x, 0), 1), p2y), duration: duration)
  }

  /// Returns an animation along a curve within `duration` seconds; 0 or less shows the change at
  /// once.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }
}

// MARK: - Modified animations

extension Animation {
  /// Returns the animation, starting `delay` seconds later.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedAnimation(base: self, delay: delay))
  }

  /// Returns the animation, `speed` times as fast.
  public func speed(_ speed: Double) -> Animation {
    Animation(PacedAnimation(base: self, speed: speed))
  }

  /// Returns the animation repeated several times; every second time in reverse unless
  /// `autoreverses` is false.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// Returns the animation repeated until another animation of the same value replaces it.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Returns the animation, counting as complete for completions after `duration` seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicallyCompletingAnimation(base: self, duration: duration))
  }
}
