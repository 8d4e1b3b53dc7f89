import Foundation
import Locking
import Testing

@testable import Timekeeping

@MainActor
@Suite("A virtual time source")
struct VirtualTimeSourceTests {
  let time = VirtualTimeSource()
  let log = Log()

  @Test("does not advance on its own")
  func standsStill() async {
    let before = time.now
    await ConcurrencyProbe.settle()
    #expect(time.now == before)
  }

  @Test("runs work by deadline, and equal deadlines in the order of creation")
  func order() async {
    time.schedule(after: .seconds(2)) { [log] in log.add("late") }
    time.schedule(after: .seconds(1)) { [log] in log.add("first") }
    time.schedule(after: .seconds(1)) { [log] in log.add("second") }
    await time.advance(by: .seconds(1))
    #expect(log.entries == ["first", "second"])
    await time.advance(by: .seconds(1))
    #expect(log.entries == ["first", "second", "late"])
  }

  @Test("shows each piece of work its own deadline as the current time")
  func timeDuringWork() async {
    for second in [3, 1, 2] {
      time.schedule(after: .seconds(second)) { [log, time] in log.add("\(time.now)") }
    }
    await time.advance(by: .seconds(10))
    #expect(log.entries == ["1.0 seconds", "2.0 seconds", "3.0 seconds"])
    #expect(time.now == .seconds(10))
  }

  @Test("runs work scheduled on the way, within the span")
  func chained() async {
    time.schedule(after: .seconds(1)) { [log, time] in
      time.schedule(after: .seconds(1)) { log.add("in time") }
      time.schedule(after: .seconds(5)) { log.add("too late") }
    }
    await time.advance(by: .seconds(3))
    #expect(log.entries == ["in time"])
    #expect(time.nextDeadline == .seconds(6))
  }

  @Test("does not run cancelled work")
  func cancelled() async {
    let token = time.schedule(after: .seconds(1)) { [log] in log.add("never") }
    #expect(token.isPending)
    token.cancel()
    token.cancel()
    #expect(!token.isPending)
    #expect(time.nextDeadline == nil)
    await time.advance(by: .seconds(2))
    #expect(log.entries == [])
  }

  @Test("moves its date with its time")
  func date() async {
    let start = Date(timeIntervalSinceReferenceDate: 1000)
    let time = VirtualTimeSource(startingAt: start)
    await time.advance(by: .milliseconds(2500))
    #expect(time.date == Date(timeIntervalSinceReferenceDate: 1002.5))
  }

  @Test("resumes a sleeping task at its time, and not before")
  func sleeping() async {
    time.use {
      Task { [log] in
        try await Task.sleep(for: .seconds(2))
        log.add("two")
        try await Task.sleep(nanoseconds: 3_000_000_000)
        log.add("five")
      }
    }
    await time.advance(by: .milliseconds(1999))
    #expect(log.entries == [])
    await time.advance(by: .milliseconds(1))
    #expect(log.entries == ["two"])
    await time.advance(by: .seconds(3))
    #expect(log.entries == ["two", "five"])
  }

  @Test("wakes all steps of a long sleep loop in one advance")
  func sleepLoop() async {
    time.use {
      Task.detached { [log, time] in
        try await time.use {
          for step in 1...5 {
            try await Task.sleep(for: .seconds(1), tolerance: .zero, clock: .suspending)
            log.add("\(step)")
          }
        }
      }
    }
    await time.advance(by: .seconds(60))
    #expect(log.entries == ["1", "2", "3", "4", "5"])
  }

  @Test("serves sleeps of the system's clocks, and leaves other clocks alone")
  func clocks() async {
    time.use {
      Task { [log] in
        try await ContinuousClock().sleep(for: .seconds(1))
        log.add("continuous")
        try await SuspendingClock().sleep(until: .now + .seconds(1))
        log.add("suspending")
        try await Task.sleep(until: .now + .seconds(1))
        log.add("instant")
        try await Task.sleep(for: 3, clock: CountingClock(log: log))
      }
    }
    await time.advance(by: .seconds(10))
    #expect(log.entries == ["continuous", "suspending", "instant", "own clock to 3"])
  }

  @Test("ends a cancelled sleep at once with CancellationError")
  func cancelledSleep() async {
    let task = time.use {
      Task { [log] in
        do { try await Task.sleep(for: .seconds(1000)) } catch { log.add("\(type(of: error))") }
      }
    }
    await ConcurrencyProbe.settle()
    #expect(time.nextDeadline == .seconds(1000))
    task.cancel()
    await ConcurrencyProbe.settle()
    #expect(log.entries == ["CancellationError"])
    #expect(time.nextDeadline == nil)
  }

  @Test("does not let a cancelled task start to sleep")
  func sleepAfterCancellation() async {
    let task = time.use {
      Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await Task.sleep(for: .seconds(1))
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("keeps a task with the source that it was started under")
  func twoSources() async {
    let other = VirtualTimeSource()
    time.use {
      _ = Task { [log] in
        try await Task.sleep(for: .seconds(1)); log.add("mine")
      }
    }
    other.use {
      _ = Task { [log] in
        try await Task.sleep(for: .seconds(1)); log.add("other")
      }
    }
    await time.advance(by: .seconds(5))
    #expect(log.entries == ["mine"])
    await other.advance(by: .seconds(1))
    #expect(log.entries == ["mine", "other"])
  }

  @Test("serves asyncAfter on the main queue and on others")
  func asyncAfter() async {
    time.use {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [log] in log.add("main") }
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(1)) { [log] in
        log.add(isOnMainActor() ? "wrong" : "background")
      }
    }
    await time.advance(by: .milliseconds(900))
    #expect(log.entries == [])
    await time.advance(by: .milliseconds(1100))
    #expect(log.entries == ["background", "main"])
  }

  @Test("calls those waiting for rest after every step")
  func stepping() async {
    time.onStep { [log, time] in
      log.add("\(time.now)")
      return true
    }
    time.schedule(after: .seconds(1)) {}
    time.schedule(after: .seconds(2)) {}
    await time.advance(by: .seconds(3))
    #expect(
      log.entries == ["0.0 seconds", "1.0 seconds", "2.0 seconds", "3.0 seconds"])
  }

  @Test("stays where it is if rest is never reached")
  func restless() async {
    time.onStep { [time] in time.now < .seconds(1) }
    time.schedule(after: .seconds(1)) {}
    time.schedule(after: .seconds(2)) { [log] in log.add("wrong") }
    await time.advance(by: .seconds(3))
    #expect(time.now == .seconds(1))
    #expect(log.entries == [])
  }

  @Test("can advance to the next deadline, whenever that is")
  func nextDeadline() async {
    time.schedule(after: .seconds(77)) { [log] in log.add("there") }
    #expect(await time.advanceToNextDeadline())
    #expect(time.now == .seconds(77))
    #expect(log.entries == ["there"])
    #expect(await !time.advanceToNextDeadline())
  }
}

/// Entries that any thread may add.
final class Log: Sendable {
  private let storage = Mutex<[String]>([])
  var entries: [String] { storage.withLock { $0 } }
  func add(_ entry: String) { storage.withLock { $0.append(entry) } }
}

/// A program's own clock, which counts and does not wait.
private struct CountingClock: Clock {
  struct Step: DurationProtocol, ExpressibleByIntegerLiteral {
    var count: Int
    init(integerLiteral value: Int) { count = value }
    static let zero: Step = 0
    static func + (lhs: Step, rhs: Step) -> Step { Step(integerLiteral: lhs.count + rhs.count) }
    static func - (lhs: Step, rhs: Step) -> Step { Step(integerLiteral: lhs.count - rhs.count) }
    static func * (lhs: Step, rhs: Int) -> Step { Step(integerLiteral: lhs.count * rhs) }
    static func / (lhs: Step, rhs: Int) -> Step { Step(integerLiteral: lhs.count / rhs) }
    static func / (lhs: Step, rhs: Step) -> Double { Double(lhs.count) / Double(rhs.count) }
    static func < (lhs: Step, rhs: Step) -> Bool { lhs.count < rhs.count }
  }

  struct Instant: InstantProtocol {
    var value: Int
    func advanced(by duration: Step) -> Instant { Instant(value: value + duration.count) }
    func duration(to other: Instant) -> Step { Step(integerLiteral: other.value - value) }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.value < rhs.value }
  }

  let log: Log
  var now: Instant { Instant(value: 0) }
  var minimumResolution: Step { 1 }

  func sleep(until deadline: Instant, tolerance: Step?) async throws {
    log.add("own clock to \(deadline.value)")
  }
}
