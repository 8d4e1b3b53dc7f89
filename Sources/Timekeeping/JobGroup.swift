import Dispatch
import Locking
import struct Synchronization.Atomic

/// The jobs of one test: how many are waiting or running, and the waiters for there to be none.
///
/// Tests run in parallel in one process, and one that computes for seconds must not keep the others
/// from settling. So each ``VirtualTimeSource`` has a group, and a job belongs to the group of the
/// code that enqueued it: that of the source its task runs under, or else that of the job that runs
/// on the thread. Jobs of unknown origin are in ``unowned``.
///
/// - Invariant: `busy` is the number of the group's ``CountedJob``s that have not ended.
final class JobGroup: Sendable {
  /// The jobs that no test is known to have started.
  static let unowned = JobGroup()

  /// The source that owns the group; set once, before the group is shared.
  nonisolated(unsafe) weak var source: VirtualTimeSource?

  private struct Waiter {
    var continuation: CheckedContinuation<Bool, Never>
    /// The number of the group's jobs that had ended when the wait began.
    var endedBefore: Int
    var deadline: ContinuousClock.Instant
    let lastDeadline: ContinuousClock.Instant
    /// The deadline for a group whose jobs have hardly had a turn.
    let utmostDeadline: ContinuousClock.Instant
  }

  private struct Waiters {
    var all: [Waiter] = []
    /// When the timer for the earliest deadline fires; nil if there is none.
    var alarm: ContinuousClock.Instant?
  }

  private let busy = Atomic<Int>(0)
  private let endedJobs = Atomic<Int>(0)
  private let waiters = Mutex(Waiters())

  /// The group that work enqueued here and now belongs to.
  static var current: JobGroup {
    TimeSource.boundVirtual?.jobs ?? CountedJob.onThisThread?.group ?? unowned
  }

  /// Counts a job that is about to be enqueued.
  func began() { busy.add(1, ordering: .sequentiallyConsistent) }

  /// Counts a job that has run as ended.
  func ended() {
    endedJobs.add(1, ordering: .relaxed)
    if busy.subtract(1, ordering: .sequentiallyConsistent).newValue == 0 { releaseAtRest() }
  }

  /// Suspends the caller until no job of the group is waiting or running.
  ///
  /// A group that has run many jobs within `timeout` and still has some is spinning. One that has
  /// run few was delayed by a busy system, or computes: it gets ten times as long. One whose jobs
  /// hardly had a turn waits behind other tests on the main actor: it gets at least a minute.
  ///
  /// - Returns: whether it came to rest in time.
  nonisolated(nonsending) func rest(timeout: Duration) async -> Bool {
    let now = ContinuousClock.now
    return await withCheckedContinuation { continuation in
      waiters.withLock {
        $0.all.append(
          Waiter(
            continuation: continuation, endedBefore: endedJobs.load(ordering: .relaxed),
            deadline: now.advanced(by: timeout), lastDeadline: now.advanced(by: timeout * 10),
            utmostDeadline: now.advanced(by: max(timeout * 10, Self.leastForFewJobs))))
        watch(&$0)
      }
      // The caller's own job is counted and ends with this suspension. If it is not counted,
      // because it was enqueued before counting began, no last job would end the wait.
      if busy.load(ordering: .sequentiallyConsistent) == 0 { releaseAtRest() }
    }
  }

  private func releaseAtRest() {
    let released = waiters.withLock { waiters -> [Waiter] in
      // Checked again under the lock: an outside event may have started a job in between.
      guard busy.load(ordering: .sequentiallyConsistent) == 0 else { return [] }
      defer { waiters.all = [] }
      return waiters.all
    }
    release(released, atRest: true)
  }

  /// Resumes waiters in such a way that their next jobs belong to the group.
  private func release(_ waiters: [Waiter], atRest: Bool) {
    guard !waiters.isEmpty else { return }
    CountedJob(group: self).occupyThread {
      for waiter in waiters { waiter.continuation.resume(returning: atRest) }
    }
  }

  /// Keeps one timer for the earliest deadline while there are waiters.
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
        let late = takeLate(&waiters, now)
        watch(&waiters)
        return late
      }
      release(late, atRest: false)
    }
  }

  /// Removes the waiters whose time is up; those that may still come to rest get a later deadline.
  private func takeLate(_ waiters: inout Waiters, _ now: ContinuousClock.Instant) -> [Waiter] {
    let ended = endedJobs.load(ordering: .relaxed)
    var late: [Waiter] = []
    var patient: [Waiter] = []
    for var waiter in waiters.all {
      let jobs = ended - waiter.endedBefore
      let isSpinning = jobs >= Self.spinningJobs
      let last = jobs < Self.fewJobs ? waiter.utmostDeadline : waiter.lastDeadline
      if waiter.deadline > now {
        patient.append(waiter)
      } else if isSpinning || last <= now {
        late.append(waiter)
      } else {
        waiter.deadline = min(now.advanced(by: .seconds(1)), last)
        patient.append(waiter)
      }
    }
    waiters.all = patient
    return late
  }

  /// A test that ends never needs this many jobs to come to rest once.
  private static let spinningJobs = 10_000
  /// A test that gets its turns soon runs more jobs than this.
  private static let fewJobs = 50
  private static let leastForFewJobs = Duration.seconds(60)
}
