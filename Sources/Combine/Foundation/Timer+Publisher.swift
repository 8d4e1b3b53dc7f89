import Foundation
import Locking
import Timekeeping

extension Timer {
  /// A publisher that repeatedly publishes the date once it is connected.
  ///
  /// ```swift
  /// let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  /// ```
  ///
  /// Under a test's clock, it ticks when the test advances that clock.
  ///
  /// - Parameters:
  ///   - interval: the seconds between ticks.
  ///   - tolerance: how much later a tick may come.
  ///   - runLoop: where it ticks.
  ///   - mode: the loop's mode; a timer here ticks in every mode.
  ///   - options: unused; there are none.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// The publisher of a repeating timer.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date of the tick.
    public typealias Output = Date
    /// This publisher never fails.
    public typealias Failure = Never

    /// The seconds between ticks.
    public let interval: TimeInterval
    /// How much later a tick may come.
    public let tolerance: TimeInterval?
    /// Where it ticks.
    public let runLoop: RunLoop
    /// The loop's mode.
    public let mode: RunLoop.Mode
    /// Unused; there are none.
    public let options: RunLoop.SchedulerOptions?

    private let broadcast = Broadcast<Date, Never>(named: "Timer")
    private let lock = Lock()
    private var connection: TimerConnection?

    /// A publisher of a repeating timer.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      broadcast.join(subscriber, backlog: .drop)
    }

    /// Starts the timer; the first tick comes after one interval.
    ///
    /// The timer runs until the returned object is cancelled, even if that object is not kept
    /// (S15.9). All callers share one timer: while it runs, each call returns the object that stops
    /// it.
    ///
    /// ```swift
    /// let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    /// clock.upstream.connect().cancel()                    // stops it
    /// ```
    public func connect() -> any Cancellable {
      lock { () -> TimerConnection in
        if let connection, connection.isRunning { return connection }
        let time = TimeSource.current
        let fresh = TimerConnection(
          runLoop.tick(
            after: .init(interval), interval: .init(interval), tolerance: .init(tolerance ?? 0)
          ) { [broadcast] in broadcast.send(time.date) })
        connection = fresh
        return fresh
      }
    }
  }
}

/// A timer that runs until it is cancelled; releasing this does not stop it.
private final class TimerConnection: Cancellable {
  private let lock = Lock()
  private var tick: (any Cancellable)?

  init(_ tick: any Cancellable) { self.tick = tick }

  var isRunning: Bool { lock { tick != nil } }

  func cancel() { lock.take(&tick)?.cancel() }
}
