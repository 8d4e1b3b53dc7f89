import Dispatch
import Foundation
import Locking
import struct Synchronization.Atomic

/// A clock that stands still until its owner, a test, advances it.
///
/// ```swift
/// let time = VirtualTimeSource()
/// try await time.use {
///   Task { try await Task.sleep(for: .seconds(2)); model.isShown = true }
///   await time.advance(by: .seconds(2))
///   #expect(model.isShown)
/// }
/// ```
///
/// ``advance(by:)`` goes from deadline to deadline: it sets the clock to the next one, runs what is
/// due, waits until everything that became runnable has come to rest, and continues. Work for one
/// deadline runs in the order it was scheduled in. Work that is scheduled within the span runs too.
///
/// Several tests of a process may each own one: a task sees the source that it was started under.
///
/// - Complexity: scheduling takes O(log n) to find the place, plus moving later entries; advancing
///   costs as much as the work it runs.
package final class VirtualTimeSource: TimeSource, @unchecked Sendable {
  private struct Entry {
    var deadline: Duration
    var lane: Lane
    var token: ScheduledWork
  }

  private struct State {
    var now: Duration = .zero
    /// Sorted by deadline, then by order of creation.
    var entries: [Entry] = []
  }

  private let state = Mutex(State())
  /// The jobs that run under this source.
  let jobs: JobGroup

  /// The date at zero.
  package let startDate: Date
  private let startUptime = DispatchTime.now()
  private let settling: Mutex<@MainActor @Sendable () async -> Bool>

  /// A source at time zero.
  ///
  /// - Parameters:
  ///   - date: the date at the start.
  ///   - settle: waits, after each step of ``advance(by:)``, until everything that became runnable
  ///     has run. A view test adds its frames here. It returns false if that never ends: then the
  ///     clock stays where it is.
  package init(
    startingAt date: Date = Date(),
    settle: @escaping @MainActor @Sendable () async -> Bool = { await ConcurrencyProbe.settle() }
  ) {
    startDate = date
    settling = Mutex(settle)
    jobs = JobGroup()
    super.init()
    jobs.source = self
    ConcurrencyProbe.install()
    CountedJob.join(jobs)
    Self.register(self)
  }

  deinit { Self.unregister(self) }

  /// Replaces the closure that waits for rest after each step.
  package func onStep(_ settle: @escaping @MainActor @Sendable () async -> Bool) {
    settling.withLock { $0 = settle }
  }

  package override var now: Duration { state.withLock { $0.now } }

  package override var date: Date { startDate.addingTimeInterval(now.timeInterval) }

  package override var uptime: DispatchTime {
    startUptime + .nanoseconds(now.clampedNanoseconds)
  }

  /// The next deadline, or nil when nothing is scheduled.
  package var nextDeadline: Duration? {
    state.withLock { $0.entries.first { $0.token.isPending }?.deadline }
  }

  package override func schedule(
    at deadline: Duration, tolerance: Duration = .zero, on lane: Lane = .main,
    _ work: @escaping @Sendable () -> Void
  ) -> ScheduledWork {
    let token = ScheduledWork(work)
    token.whenCancelled { [weak self, weak token] in self?.forget(token) }
    state.withLock {
      let deadline = max(deadline, $0.now)
      var low = 0
      var high = $0.entries.count
      while low < high {
        let middle = (low + high) / 2
        if $0.entries[middle].deadline <= deadline { low = middle + 1 } else { high = middle }
      }
      $0.entries.insert(Entry(deadline: deadline, lane: lane, token: token), at: low)
    }
    return token
  }

  package override nonisolated(nonsending) func sleep(
    until deadline: Duration, tolerance: Duration? = nil
  ) async throws {
    try Task.checkCancellation()
    guard deadline > now else { return await Task.yield() }
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleeper.start(continuation)
        sleeper.onEnd(schedule(at: deadline, on: .anywhere) { sleeper.wake() })
      }
    } onCancel: {
      sleeper.cancel()
    }
  }

  /// Advances the clock, running everything that falls due on the way in order.
  ///
  /// - Parameter duration: how far; not negative.
  /// - Returns: false if it made no progress because work kept being scheduled for the same moment;
  ///   the clock then stays at that moment.
  @MainActor @discardableResult
  package func advance(by duration: Duration) async -> Bool {
    precondition(duration >= .zero, "time does not go back")
    let target = now + duration
    guard await settle() else { return false }
    var (last, steps) = (now, 0)
    while step(upTo: target) {
      guard await settle() else { return false }
      (last, steps) = now == last ? (last, steps + 1) : (now, 0)
      if steps > Self.boundOfSteps { return false }
    }
    state.withLock { $0.now = max($0.now, target) }
    return await settle()
  }

  /// The most work items that may be due at one moment.
  private static let boundOfSteps = 100_000

  /// Advances the clock to the next deadline and runs what is due there.
  ///
  /// - Returns: whether anything was scheduled.
  @MainActor @discardableResult
  package func advanceToNextDeadline() async -> Bool {
    _ = await settle()
    guard let next = nextDeadline else { return false }
    await advance(by: next - now)
    return true
  }

  @MainActor
  private func settle() async -> Bool {
    let settle = settling.withLock { $0 }
    return await use { await settle() }
  }

  /// Runs the first entry that is due by `target`, with the clock set to its deadline.
  @MainActor
  private func step(upTo target: Duration) -> Bool {
    let entry: Entry? = state.withLock {
      guard let first = $0.entries.first, first.deadline <= target else { return nil }
      $0.now = max($0.now, first.deadline)
      return $0.entries.removeFirst()
    }
    guard let entry else { return false }
    let run: @Sendable () -> Void = { self.use { entry.token.run() } }
    switch entry.lane {
    case .main, .anywhere: run()
    case .queue(let queue):
      if queue === DispatchQueue.main { run() } else { queue.async(execute: run) }
    case .custom(let hop): hop(run)
    }
    return true
  }

  private func forget(_ token: ScheduledWork?) {
    state.withLock { $0.entries.removeAll { $0.token === token } }
  }
}

// MARK: - The live sources

extension VirtualTimeSource {
  private struct WeakSource {
    weak var source: VirtualTimeSource?
    var id: ObjectIdentifier
  }

  private static let liveCount = Atomic<Int>(0)
  private static let live = Mutex<[WeakSource]>([])

  /// The source whose job or block runs on this thread; if that is unknown, the only live source of
  /// the process, if there is exactly one.
  static var ofThisThread: VirtualTimeSource? {
    let count = liveCount.load(ordering: .relaxed)
    guard count > 0 else { return nil }
    if let source = CountedJob.onThisThread?.group.source { return source }
    return count == 1 ? live.withLock { $0.first?.source } : nil
  }

  private static func register(_ source: VirtualTimeSource) {
    live.withLock {
      $0.append(WeakSource(source: source, id: ObjectIdentifier(source)))
      liveCount.store($0.count, ordering: .relaxed)
    }
  }

  private static func unregister(_ source: VirtualTimeSource) {
    let id = ObjectIdentifier(source)
    live.withLock {
      $0.removeAll { $0.id == id }
      liveCount.store($0.count, ordering: .relaxed)
    }
  }
}
