import Dispatch
import Synchronization

/// Tells a test when the process has come to rest.
///
/// "At rest" means: no Swift job (a task's next stretch, an actor's turn) and no block given to
/// `DispatchQueue.async` is waiting or running, other than the caller's own. Tasks that wait for a
/// time source, a continuation, a network answer or a real timer do not count: nothing of theirs can
/// run.
///
/// ```swift
/// button.tap()                       // starts a task, which starts another
/// await ConcurrencyProbe.settle()    // both went as far as they can
/// ```
///
/// Every job passes through one door, the call by which the concurrency runtime hands it to
/// dispatch. ``install()`` puts a counter at that door and changes nothing else: each job runs on
/// the queue that the runtime chose, by the runtime's own function. It is installed the first time
/// it is asked for, which an app never does.
///
/// - Complexity: about 0.3 µs for each job of the process, once installed.
package enum ConcurrencyProbe {
  /// Jobs and blocks that are waiting or running.
  private static let busy = Atomic<Int>(0)

  private struct Waiter {
    var continuation: CheckedContinuation<Bool, Never>
    var deadline: ContinuousClock.Instant
  }

  private struct Waiters {
    var all: [Waiter] = []
    /// When the timer for the earliest deadline fires; nil when there is none.
    var alarm: ContinuousClock.Instant?
  }

  private static let waiters = Mutex(Waiters())

  /// Whether jobs are counted, so that ``settle(timeout:)`` is exact.
  ///
  /// False where the runtime is linked statically: there is no door to stand at, and settling falls
  /// back to a bounded number of turns of the main queue and the global one.
  package static let isExact = Doorkeeper.install()

  /// Starts counting.
  ///
  /// To be called before the work that is to be waited for starts: a job that was waiting or running
  /// at that moment is not counted. Making a ``VirtualTimeSource`` does it.
  package static func install() {
    _ = isExact
  }

  /// Suspends the caller until the process is at rest.
  ///
  /// - Parameter timeout: real time after which to give up, for programs that never rest.
  /// - Returns: whether rest was reached.
  @discardableResult
  package static nonisolated(nonsending) func settle(
    timeout: Duration = .seconds(10)
  ) async -> Bool {
    guard isExact else { return await takeTurns() }
    let deadline = ContinuousClock.now.advanced(by: timeout)
    return await withCheckedContinuation { continuation in
      waiters.withLock {
        $0.all.append(Waiter(continuation: continuation, deadline: deadline))
        watch(&$0)
      }
      // The caller's own job is counted and ends with this suspension. One that is not, because it
      // was enqueued before counting began, would wait for a last job that never comes.
      if busy.load(ordering: .sequentiallyConsistent) == 0 { releaseAtRest() }
    }
  }

  /// Suspends the caller until `condition` holds, for what settling does not see: a network answer,
  /// a real timer, a thread of the program's own.
  ///
  /// The condition is asked after each settling, every millisecond of real time.
  ///
  /// - Returns: whether it held before `timeout` of real time was over.
  @discardableResult
  package static nonisolated(nonsending) func waitUntil(
    timeout: Duration = .seconds(10), _ condition: () async -> Bool
  ) async -> Bool {
    let deadline = ContinuousClock.now.advanced(by: timeout)
    while true {
      await settle(timeout: timeout)
      if await condition() { return true }
      if ContinuousClock.now >= deadline { return false }
      await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(
          deadline: .now() + .milliseconds(1), qos: .unspecified, flags: []
        ) { continuation.resume() }
      }
    }
  }

  /// Counts work that is given to another place than dispatch until ``ended()``.
  static func began() {
    busy.add(1, ordering: .sequentiallyConsistent)
  }

  static func ended() {
    if busy.subtract(1, ordering: .sequentiallyConsistent).newValue == 0 { releaseAtRest() }
  }

  private static func releaseAtRest() {
    let released = waiters.withLock { waiters -> [Waiter] in
      // Asked again under the lock: an outside event may have started a job in between.
      guard busy.load(ordering: .sequentiallyConsistent) == 0 else { return [] }
      defer { waiters.all = [] }
      return waiters.all
    }
    for waiter in released { waiter.continuation.resume(returning: true) }
  }

  /// Keeps one timer for the earliest deadline while anybody waits.
  private static func watch(_ waiters: inout Waiters) {
    guard let next = waiters.all.map(\.deadline).min(), waiters.alarm.map({ next < $0 }) ?? true
    else { return }
    waiters.alarm = next
    let delay = ContinuousClock.now.duration(to: next).clampedNanoseconds
    DispatchQueue.global().asyncAfter(
      deadline: .now() + .nanoseconds(delay), qos: .unspecified, flags: []
    ) {
      let now = ContinuousClock.now
      let late = Self.waiters.withLock { waiters -> [Waiter] in
        if let alarm = waiters.alarm, alarm <= now { waiters.alarm = nil }
        let late = waiters.all.filter { $0.deadline <= now }
        waiters.all.removeAll { $0.deadline <= now }
        watch(&waiters)
        return late
      }
      for waiter in late { waiter.continuation.resume(returning: false) }
    }
  }

  private static nonisolated(nonsending) func takeTurns() async -> Bool {
    for turn in 0..<200 {
      let queue: DispatchQueue = turn.isMultiple(of: 2) ? .main : .global()
      await withCheckedContinuation { continuation in
        queue.async { continuation.resume() }
      }
    }
    return true
  }
}
