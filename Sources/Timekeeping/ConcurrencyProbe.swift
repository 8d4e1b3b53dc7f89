import Dispatch

/// Tells a test when what it started has come to rest.
///
/// "At rest" means: no Swift job (a task's next stretch, an actor's turn) and no block given to
/// `DispatchQueue.async` that the test started, or that those started in turn, is waiting or
/// running, other than the caller's own. Tasks that wait for a time source, a continuation, a
/// network answer or a real timer do not count: nothing of theirs can run.
///
/// ```swift
/// button.tap()                       // starts a task, which starts another
/// await ConcurrencyProbe.settle()    // both went as far as they can
/// ```
///
/// "The test" is whoever runs under the same ``VirtualTimeSource``; code under none shares one
/// group. What a callback starts that comes from outside, such as a network answer, belongs to that
/// shared group unless it runs under a source.
///
/// Every job passes through one door, the call by which the concurrency runtime hands it to
/// dispatch. ``install()`` puts a counter at that door and changes nothing else: each job runs on
/// the queue that the runtime chose, by the runtime's own function. It is installed the first time
/// that a test asks for it, which an app never does.
///
/// - Complexity: about half a microsecond for each job of the process, once installed.
package enum ConcurrencyProbe {
  /// Whether jobs are counted, so that ``settle(timeout:)`` is exact.
  ///
  /// False where the runtime is linked statically: there is no door to stand at, and settling falls
  /// back to a bounded number of turns of the main queue and the global one.
  package static let isExact = DispatchInterposer.install()

  /// Starts counting.
  ///
  /// To be called before the work that is to be waited for starts: a job that was waiting or
  /// running at that moment is not counted. Making a ``VirtualTimeSource`` does it.
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

  /// Suspends the caller until `condition` holds, for what settling does not see: a network answer,
  /// a real timer, a thread of the program's own.
  ///
  /// The condition is asked after each settling, every millisecond of real time. Where others keep
  /// the actor for longer, as a thousand tests of the main one do, most of that time is not
  /// counted: what is waited for may be there, and nobody has looked.
  ///
  /// - Returns: whether it held before `timeout` of real time was over.
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

  /// What counts at most between two looks at a condition.
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
