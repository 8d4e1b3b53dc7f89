import Foundation
import LayoutCore

/// Starts later.
struct DelayedAnimation: TimedAnimation {
  let base: Animation
  let delay: Double

  var span: Double { base.span.map { $0 + delay } ?? .infinity }
  var logicalSpan: Double { base.logicalSpan.map { $0 + delay } ?? .infinity }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time > delay else { return .zero }
    return base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard time > delay else { return .zero }
    return base.velocity(value: value, time: time - delay, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// Runs faster or slower.
struct PacedAnimation: TimedAnimation {
  let base: Animation
  let speed: Double

  private func paced(_ span: Double?) -> Double {
    guard let span, speed != 0 else { return .infinity }
    return span / abs(speed)
  }

  var span: Double { paced(base.span) }
  var logicalSpan: Double { paced(base.logicalSpan) }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

/// Runs several times, or forever; every second time in reverse if it autoreverses.
struct RepeatedAnimation: TimedAnimation {
  let base: Animation
  /// The number of runs; nil repeats forever.
  let count: Int?
  let autoreverses: Bool

  /// For a base with unknown duration: the number and start of its current run.
  private struct Run<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: (number: Int, start: Double) { (0, 0) }
  }

  var span: Double {
    guard let count, let span = base.span else { return .infinity }
    return span * Double(max(count, 0))
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard let (number, begin) = run(time, value, &context) else { return nil }
    if let count, number >= count { return nil }
    // The end of one run does not end the whole.
    let way = base.animate(value: value, time: time - begin, context: &context) ?? value
    context.isLogicallyComplete = false
    return autoreverses && number % 2 == 1 ? value - way : way
  }

  /// Returns the run at a time, and its start.
  private func run<V>(
    _ time: Double, _ value: V, _ context: inout AnimationContext<V>
  ) -> (Int, Double)? {
    if let span = base.span {
      guard span > 0 else { return nil }
      let number = ((time + animationTolerance) / span).rounded(.down)
      return (Int(clamping: number), number * span)
    }
    var run = context.state[Run<V>.self]
    if base.animate(value: value, time: time - run.start, context: &context) == nil {
      run = (run.number + 1, time)
      context.state[Run<V>.self] = run
    }
    return run
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    var copy = context
    guard let (number, begin) = run(time, value, &copy) else { return .zero }
    let velocity = base.velocity(value: value, time: time - begin, context: copy)
    return autoreverses && number % 2 == 1 ? velocity?.scaled(by: -1) : velocity
  }
}

/// Counts as complete, for completions, at a separate time.
struct LogicallyCompletingAnimation: TimedAnimation {
  let base: Animation
  let duration: Double

  var span: Double { base.span ?? .infinity }
  var logicalSpan: Double { duration }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    defer { context.isLogicallyComplete = time >= duration - animationTolerance }
    return base.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { base.velocity(value: value, time: time, context: context) }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
