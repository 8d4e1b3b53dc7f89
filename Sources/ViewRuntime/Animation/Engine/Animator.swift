/// How far what is shown still lies from where it will be: the animations of one value, added up.
///
///     shown = target − Σ (way − way gone)
///
/// The target is not kept here: a change without an animation moves it, and what is shown with it.
/// A new animated change adds its way; a spring takes over from the running one, with its speed,
/// and what would run for ever is replaced.
///
/// - Complexity: as many additions of vectors as changes are under way, mostly one.
struct Animator<Value: VectorArithmetic> {
  private struct Entry {
    let animation: Animation
    let way: Value
    let start: Double
    var context: AnimationContext<Value>
    /// Let go at the logical end.
    var completions: [AnimationCompletion]
  }

  private var entries: [Entry] = []
  /// Let go when nothing is under way any more.
  private var removals: [AnimationCompletion] = []
  /// Of animations that another one took over from: they end as if it had not.
  private var replaced: [(completions: [AnimationCompletion], end: Double)] = []

  var isIdle: Bool { entries.isEmpty && replaced.isEmpty }

  /// Adds a change by `way`, beginning at `time`.
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

  /// What is left at `time`; what has ended by then is let go.
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

  /// How fast the shown value moves, per second.
  func velocity(at time: Double) -> Value {
    entries.reduce(.zero) { sum, entry in
      let velocity = entry.animation.velocity(
        value: entry.way, time: max(time - entry.start, 0), context: entry.context)
      return sum + (velocity ?? .zero)
    }
  }

  /// Lets go of everything: what is shown is the target.
  mutating func stop() { self = Animator() }
}
