import Dispatch
import Synchronization

/// The jobs of one test: how many are waiting or running, and who waits for there to be none.
///
/// Tests run side by side in one process, and one that computes for seconds must not keep the others
/// from settling. So each ``VirtualTimeSource`` has a group, and a job belongs to the group of what
/// enqueued it: that of the source its task runs under, or else that of the job that runs on the
/// thread. Jobs of nobody known are in ``unowned``.
///
/// - Invariant: `busy` is the number of ``CountedJob``s of the group that did not end.
final class JobGroup: Sendable {
  /// The jobs that no test is known to have started.
  static let unowned = JobGroup()

  private struct Waiter {
    var continuation: CheckedContinuation<Bool, Never>
    var deadline: ContinuousClock.Instant
  }

  private struct Waiters {
    var all: [Waiter] = []
    /// When the timer for the earliest deadline fires; nil when there is none.
    var alarm: ContinuousClock.Instant?
  }

  private let busy = Atomic<Int>(0)
  private let waiters = Mutex(Waiters())

  /// The group that something enqueued here and now belongs to.
  static var current: JobGroup {
    TimeSource.boundVirtual?.jobs ?? CountedJob.onThisThread?.group ?? unowned
  }

  /// Counts a job that is about to be enqueued.
  func began() { busy.add(1, ordering: .sequentiallyConsistent) }

  /// Counts a job off that has run.
  func ended() {
    if busy.subtract(1, ordering: .sequentiallyConsistent).newValue == 0 { releaseAtRest() }
  }

  /// Suspends the caller until no job of the group is waiting or running.
  ///
  /// - Returns: whether that was reached before `timeout` of real time was over.
  nonisolated(nonsending) func rest(timeout: Duration) async -> Bool {
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

  private func releaseAtRest() {
    let released = waiters.withLock { waiters -> [Waiter] in
      // Asked again under the lock: an outside event may have started a job in between.
      guard busy.load(ordering: .sequentiallyConsistent) == 0 else { return [] }
      defer { waiters.all = [] }
      return waiters.all
    }
    release(released, atRest: true)
  }

  /// Resumes waiters, so that their next jobs are the group's.
  private func release(_ waiters: [Waiter], atRest: Bool) {
    guard !waiters.isEmpty else { return }
    CountedJob(group: self).occupyThread {
      for waiter in waiters { waiter.continuation.resume(returning: atRest) }
    }
  }

  /// Keeps one timer for the earliest deadline while anybody waits.
  private func watch(_ waiters: inout Waiters) {
    guard let next = waiters.all.map(\.deadline).min(),
      waiters.alarm.map({ next < $0 }) ?? true
    else { return }
    waiters.alarm = next
    let delay = ContinuousClock.now.duration(to: next).clampedNanoseconds
    DispatchQueue.global().asyncAfter(
      deadline: .now() + .nanoseconds(delay), qos: .unspecified, flags: []
    ) { [self] in
      let now = ContinuousClock.now
      let late = self.waiters.withLock { waiters -> [Waiter] in
        if let alarm = waiters.alarm, alarm <= now { waiters.alarm = nil }
        let late = waiters.all.filter { $0.deadline <= now }
        waiters.all.removeAll { $0.deadline <= now }
        watch(&waiters)
        return late
      }
      release(late, atRest: false)
    }
  }
}
