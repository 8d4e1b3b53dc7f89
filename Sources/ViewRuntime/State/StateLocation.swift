import DependencyGraph
import Locking

/// The storage of a state.
///
/// It holds two values: this update's value, which bodies see and depend on, and the latest value,
/// which actions see (S2.6). A write sets the latest value immediately, on any thread, and enqueues
/// a step in the runtime that makes it the update's value when its transaction's turn comes
/// (S2.11).
package final class StateLocation<Value>: Location<Value>, UpdateStep, @unchecked Sendable {
  // Guarded by the lock below.
  @exclusivity(unchecked) private var latest: Value
  @exclusivity(unchecked) private var queue: UpdateQueue?
  /// Whether the latest value is not yet the update's value.
  @exclusivity(unchecked) private var isWaiting = false
  /// Whether there are older values: checking an array of an unspecialised type costs a hundred
  /// times as much.
  @exclusivity(unchecked) private var hasOlder = false
  /// How many of the older values the update has already taken.
  @exclusivity(unchecked) private var takenCount: Int32 = 0
  /// The group of the update queue that has the latest value.
  @exclusivity(unchecked) private var group = 0
  /// Values written before the latest one that still await updates of their own.
  @exclusivity(unchecked) private var older: [Value] = []

  // Accessed on the main thread only, like the inherited number of changes.
  private let source: Source<Value>

  @MainActor
  package init(_ initial: Value, _ runtime: ViewRuntime) {
    latest = initial
    queue = runtime.updateQueue
    source = Source(
      initial, in: runtime.graph, isEqual: ValueComparison.equality(of: Value.self))
  }

  /// Called when the view is gone; later writes change nothing on screen (S2.13).
  package func detach() {
    stateLock { queue = nil }
  }

  override package func invalidate() { detach() }

  override var preservedValue: Any? { latestValue }

  override package func read() -> Value {
    if EvaluationContext.isEvaluating { return source.value }
    return latestValue
  }

  override package func peek() -> Value {
    if EvaluationContext.isEvaluating { return source.untrackedValue }
    return latestValue
  }

  override package var graph: DependencyGraph? { source.graph }

  override package var origin: (place: AnyObject?, path: () -> String?) { (self, { nil }) }

  /// The latest value, without recording a dependency.
  package var untracked: Value { latestValue }

  /// The observers that run again when the value changes.
  @MainActor package var dependents: [Observer] { source.dependents }

  private var latestValue: Value {
    stateLock { latest }
  }

  override package func write(_ value: Value, _ transaction: Transaction) {
    if let evaluation = EvaluationContext.current {
      guard evaluation.allowsWrites else {
        return Diagnostics.report(
          .writeDuringUpdate,
          "A State<\(Value.self)> was written while the body of \(evaluation.name) was being "
            + "evaluated; the write was dropped. A body only describes: write in an action, "
            + "`onAppear`, `onChange` or `task`.")
      }
      evaluation.hasWritten = true
    }
    var value = value
    var answer: UpdateQueue.Answer?
    var queue: UpdateQueue?
    while true {
      stateLock.lock()
      queue = self.queue
      switch queue?.append(transaction, self, answer, lastAddedTo: isWaiting ? group : 0) {
      case .undecided(let question):
        stateLock.unlock()
        answer = question.answer(transaction)
        continue
      case .added(let number):
        group = number
        if isWaiting {
          older.append(latest)
          hasOlder = true
        }
        isWaiting = true
      case .repeated, nil: break
      }
      swap(&latest, &value)
      stateLock.unlock()
      break
    }
    // The old value dies outside the lock: its deinitialiser may write states.
    withExtendedLifetime(value) {}
    queue?.wake()
  }

  /// Makes the next waiting value the update's value.
  package func apply() {
    let value = takeWaiting()
    if let recorder = UpdateListening.current { return apply(value, recorder) }
    if source.write(value) { changes += 1 }
  }

  private func takeWaiting() -> Value {
    stateLock.lock()
    guard !hasOlder else {
      stateLock.unlock()
      return takeOlder()
    }
    isWaiting = false
    let value = latest
    stateLock.unlock()
    return value
  }

  private func takeOlder() -> Value {
    var finished: [Value] = []
    stateLock.lock()
    let value: Value
    if takenCount < older.count {
      value = older[Int(takenCount)]
      takenCount += 1
    } else {
      value = latest
      isWaiting = false
      hasOlder = false
      takenCount = 0
      swap(&older, &finished)
    }
    stateLock.unlock()
    withExtendedLifetime(finished) {}
    return value
  }

  /// Makes a value the update's value and records the change.
  private func apply(_ value: Value, _ recorder: any UpdateListener) {
    let (old, new) = (UncheckedBox(source.untrackedValue), UncheckedBox(value))
    guard source.write(value) else { return }
    changes += 1
    MainActor.assumeIsolated {
      recorder.changed(.state(self), from: old.value, to: new.value)
    }
  }
}

/// One lock for all states: it is held for a few nanoseconds, and a lock per state would cost more
/// memory than the saved waiting is worth.
private let stateLock = Lock()
