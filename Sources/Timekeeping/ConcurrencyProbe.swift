import Dispatch

/// Tells a test when everything it started has come to rest.
///
/// "At rest" means that no Swift job (a task's next stretch, an actor's turn) and no block given to
/// `DispatchQueue.async` is waiting or running, other than the caller's own, if the test started it
/// directly or indirectly. Tasks that wait for a time source, a continuation, a network response or
/// a real timer do not count: none of their work can run.
///
/// ```swift
/// button.tap()                       // starts a task, which starts another
/// await ConcurrencyProbe.settle()    // both went as far as they can
/// ```
///
/// "The test" is all code under the same ``VirtualTimeSource``; code under none shares one group.
/// Work started by an external callback, such as a network response, belongs to that shared group
/// unless it runs under a source.
///
/// Every job passes through one call, in which the concurrency runtime hands it to Dispatch.
/// ``install()`` adds a counter to that call and changes nothing else: each job runs on the queue
/// that the runtime chose, by the runtime's own function. The counter is installed the first time a
/// test needs it, which never happens in an app.
///
/// - Complexity: about half a microsecond for each job of the process, once installed.
package enum ConcurrencyProbe {
  /// Whether jobs are counted, so that ``settle(timeout:)`` is exact.
  ///
  /// False where the runtime is linked statically: there is no call to intercept, and settling
  /// falls back to a bounded number of turns of the main and the global queue.
  package static let isExact = DispatchInterposer.install()

  /// Starts counting.
  ///
  /// Call this before starting the work to wait for: a job that is already waiting or running is
  /// not counted. Creating a ``VirtualTimeSource`` does it.
  package static func install() {
    _ = isExact
  }

  /// Suspends the caller until the test is at rest.
  ///
  /// - Parameter timeout: real time after which to give up, for programs that never rest.
  /// - Returns: whether rest was reached.
  @discardableResult
  package static nonisolated(nonsending) func settle(
    timeout: Duration = .seconds(60)
  ) async -> Bool {
    guard isExact else { return await takeTurns() }
    return await JobGroup.current.rest(timeout: timeout)
  }

  /// Suspends the caller until `condition` holds, for events that settling does not see: a network
  /// response, a real timer, a thread that the program started.
  ///
  /// The condition is checked after each settling, every millisecond of real time. If others occupy
  /// the actor for longer, as a thousand tests on the main actor do, most of that time is not
  /// counted, since the condition may hold without having been checked.
  ///
  /// - Returns: whether it held within `timeout` of real time.
  @discardableResult
  package static nonisolated(nonsending) func waitUntil(
    timeout: Duration = .seconds(60), _ condition: () async -> Bool
  ) async -> Bool {
    let group = JobGroup.current
    var waited = Duration.zero
    var lastLook = ContinuousClock.now
    while true {
      await settle(timeout: timeout)
      if await condition() { return true }
      let look = ContinuousClock.now
      waited += min(lastLook.duration(to: look), longestWait)
      lastLook = look
      if waited >= timeout { return false }
      await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(
          deadline: .now() + .milliseconds(1), qos: .unspecified, flags: []
        ) { CountedJob(group: group).occupyThread { continuation.resume() } }
      }
    }
  }

  /// The longest time that counts between two checks of a condition.
  private static var longestWait: Duration { .milliseconds(100) }

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
