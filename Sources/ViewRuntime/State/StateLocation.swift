import DependencyGraph
import Locking

/// Where a state lives.
///
/// It holds two values: the one of the present update, which bodies see and depend on, and the
/// latest one, which actions see (S2.6). A write sets the latest at once, on any thread, and hands
/// a step to the runtime that makes it the update's value when its transaction's turn comes
/// (S2.11).
package final class StateLocation<Value>: Location<Value>, UpdateStep, @unchecked Sendable {
  // These are guarded by the lock below.
  @exclusivity(unchecked) private var latest: Value
  @exclusivity(unchecked) private var queue: UpdateQueue?
  /// Whether the latest value is not the update's yet.
  @exclusivity(unchecked) private var isWaiting = false
  /// Whether there are any older ones: an array of an unspecialised type is asked at a hundred
  /// times the cost.
  @exclusivity(unchecked) private var hasOlder = false
  /// How many of the older ones are the update's already.
  @exclusivity(unchecked) private var takenCount: Int32 = 0
  /// What was written before the latest value and has an update of its own to come.
  @exclusivity(unchecked) private var older: [Value] = []

  // These are touched on the main thread only.
  private let source: Source<Value>
  @exclusivity(unchecked) private var changes = 0

  @MainActor
  package init(_ initial: Value, _ runtime: ViewRuntime) {
    latest = initial
    queue = runtime.updateQueue
    source = Source(
      initial, in: runtime.graph, isEqual: ValueComparison.equality(of: Value.self))
  }

  /// The view is gone; later writes change nothing on screen (S2.13).
  package func detach() {
    stateLock { queue = nil }
  }

  override package func read() -> Value {
    if EvaluationContext.isEvaluating { return source.value }
    return latestValue
  }

  override package func peek() -> Value {
    if EvaluationContext.isEvaluating { return source.untrackedValue }
    return latestValue
  }

  override package var graph: DependencyGraph? { source.graph }

  override package var version: Int { changes }

  override package var origin: (place: AnyObject?, path: () -> String?) { (self, { nil }) }

  /// The latest value, read without recording a dependency.
  package var untracked: Value { latestValue }

  /// Who runs again when the value changes.
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
      switch queue?.append(transaction, self, answer) {
      case .undecided(let question):
        stateLock.unlock()
        answer = question.answer(transaction)
        continue
      case .added:
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
    // The old value dies where its deinitialiser may write states of its own.
    withExtendedLifetime(value) {}
    queue?.wake()
  }

  /// Makes the next of the values that wait the update's.
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

  /// Makes a value the update's, while somebody writes down what changes.
  private func apply(_ value: Value, _ recorder: any UpdateListener) {
    let (old, new) = (UncheckedBox(source.untrackedValue), UncheckedBox(value))
    guard source.write(value) else { return }
    changes += 1
    MainActor.assumeIsolated {
      recorder.changed(.state(self), from: old.value, to: new.value)
    }
  }
}

/// One lock for all states: it is held for a few nanoseconds, and a lock each would cost more
/// memory than it would save waiting.
private let stateLock = Lock()
