import Combine
import Dispatch
import Foundation
import Locking
import Testing

/// A scheduler whose closures the test runs, on any threads.
private final class HandScheduler: Scheduler, @unchecked Sendable {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  struct SchedulerOptions {}

  private let lock = Lock()
  private var waiting: [() -> Void] = []
  private var repeated: [() -> Void] = []

  let now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1))
  var minimumTolerance: SchedulerTimeType.Stride { 0 }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    lock { waiting.append(action) }
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    schedule(options: options, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    lock { repeated.append(action) }
    return AnyCancellable {}
  }

  /// Runs what is due, including everything that repeats.
  func run() {
    let due = lock {
      defer { waiting = [] }
      return waiting + repeated
    }
    for action in due { action() }
  }
}

@Suite("Operators over time on several threads")
struct TimingThreadTests {
  @Test("A full group is not delivered concurrently with one whose time is over")
  func groups() {
    let scheduler = HandScheduler()
    let subscriber = LoneSubscriber<[Int]>()
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    subject.collect(.byTimeOrCount(scheduler, .seconds(1), 2)).subscribe(subscriber)
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      for value in 0..<200 { if thread == 0 { subject.send(value) } else { scheduler.run() } }
    }
    scheduler.run()
    #expect(subscriber.overlaps.withLock { $0 } == 0)
    #expect(subscriber.values.flatMap(\.self) == Array(0..<200))
  }

  @Test("throttle and debounce deliver one value at a time", arguments: [true, false])
  func single(throttles: Bool) {
    let scheduler = HandScheduler()
    let subscriber = LoneSubscriber<Int>()
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    if throttles {
      subject.throttle(for: .nanoseconds(0), scheduler: scheduler, latest: true)
        .subscribe(subscriber)
    } else {
      subject.debounce(for: .nanoseconds(1), scheduler: scheduler).subscribe(subscriber)
    }
    DispatchQueue.concurrentPerform(iterations: 3) { thread in
      for value in 0..<100 { if thread == 0 { subject.send(value) } else { scheduler.run() } }
    }
    scheduler.run()
    #expect(subscriber.overlaps.withLock { $0 } == 0)
    #expect(subscriber.values == subscriber.values.sorted())
    #expect(subscriber.values.last == 99)
  }
}
