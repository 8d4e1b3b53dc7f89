/// How far the shown value still is from its target: the sum of one value's animations.
///
///     shown = target − Σ (distance − distance covered)
///
/// The target is not stored here: a change without an animation moves it, and the shown value with
/// it. A new animated change adds its distance; a spring takes over from the current one, with its
/// velocity, and an animation that would run forever is replaced.
///
/// - Complexity: as many vector additions as there are active changes, usually one.
struct Animator<Value: VectorArithmetic> {
  private struct Entry {
    let animation: Animation
    let way: Value
    let start: Double
    var context: AnimationContext<Value>
    /// Released at the logical end.
    var completions: [AnimationCompletion]
  }

  private var entries: [Entry] = []
  /// Released when no animation is active any more.
  private var removals: [AnimationCompletion] = []
  /// The completions of animations that were taken over by another: they end as if they had not
  /// been.
  private var replaced: [(completions: [AnimationCompletion], end: Double)] = []

  var isIdle: Bool { entries.isEmpty && replaced.isEmpty }

  /// Adds a change by `way`, starting at `time`.
  mutating func add(
    _ way: Value, _ animation: Animation, at time: Double, _ completions: [AnimationCompletion]?,
    environment: EnvironmentValues
  ) {
    var way = way
    var context = AnimationContext<Value>(environment: environment)
    if let last = entries.last {
      var merged = last.context
      merged.isLogicallyComplete = false
      let merges = animation.shouldMerge(
        previous: last.animation, value: last.way, time: time - last.start, context: &merged)
      if merges || last.animation.span == .infinity {
        way += left(of: &entries[entries.count - 1], at: time)
        if merges { context = merged }
        retire(entries.removeLast(), at: time)
      }
    }
    removals += (completions ?? []).filter { $0.criteria == .removed }
    entries.append(
      Entry(
        animation: animation, way: way, start: time, context: context,
        completions: (completions ?? []).filter { $0.criteria == .logicallyComplete }))
  }

  private mutating func retire(_ entry: Entry, at time: Double) {
    guard !entry.completions.isEmpty, let span = entry.animation.logicalSpan, span.isFinite else {
      return
    }
    replaced.append((entry.completions, entry.start + span))
  }

  private func left(of entry: inout Entry, at time: Double) -> Value {
    guard
      let gone = entry.animation.animate(
        value: entry.way, time: max(time - entry.start, 0), context: &entry.context)
    else { return .zero }
    return entry.way - gone
  }

  /// Returns what remains at `time`, and releases what has ended by then.
  mutating func remaining(at time: Double) -> Value {
    var sum = Value.zero
    var ended: [Int] = []
    for index in entries.indices {
      let entry = entries[index]
      let elapsed = max(time - entry.start, 0)
      guard
        let gone = entry.animation.animate(
          value: entry.way, time: elapsed, context: &entries[index].context)
      else {
        ended.append(index)
        continue
      }
      sum += entry.way - gone
      let isLogicallyOver =
        entries[index].context.isLogicallyComplete
        || entry.animation.logicalSpan.map { elapsed >= $0 - animationTolerance } ?? false
      if isLogicallyOver { entries[index].completions = [] }
    }
    for index in ended.reversed() { entries.remove(at: index) }
    replaced.removeAll { time >= $0.end - animationTolerance }
    if entries.isEmpty { removals = [] }
    return sum
  }

  /// Returns the velocity of the shown value, per second.
  func velocity(at time: Double) -> Value {
    entries.reduce(.zero) { sum, entry in
      let velocity = entry.animation.velocity(
        value: entry.way, time: max(time - entry.start, 0), context: entry.context)
      return sum + (velocity ?? .zero)
    }
  }

  /// Stops all animations: the target is shown.
  mutating func stop() { self = Animator() }
}
