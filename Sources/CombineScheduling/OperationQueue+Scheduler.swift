import Dispatch
import Foundation
import Timekeeping

extension OperationQueue: Scheduler {
  /// A date.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The date.
    public var date: Date

    /// A date.
    public init(_ date: Date) { self.date = date }

    /// The time to another date.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(date.distance(to: other.date))
    }

    /// The date a time later.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
    }

    /// A length of time in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
      /// The seconds.
      public var magnitude: TimeInterval

      /// The seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// Seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      /// Seconds.
      public init(integerLiteral value: TimeInterval) { magnitude = value }
      /// Seconds.
      public init(floatLiteral value: TimeInterval) { magnitude = value }
      /// Seconds.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        magnitude = value
      }
    }
  }

  /// It has no options.
  public struct SchedulerOptions {}

  /// The present: the wall clock's, or a test's clock.
  public var now: SchedulerTimeType { SchedulerTimeType(TimeSource.current.date) }

  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    TimedWork.soon(action, enqueue: enqueue)
  }

  /// Runs a closure at a date.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    TimedWork.later(
      now.distance(to: date).duration, tolerance: tolerance.duration, on: lane, action)
  }

  /// Runs a closure at a date and after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    AnyCancellable(
      TimedWork.repeatedly(
        after: now.distance(to: date).duration, every: interval.duration,
        tolerance: tolerance.duration, on: lane, action))
  }

  private func enqueue(_ work: @escaping @Sendable () -> Void) {
    // One operation for each block, so that a queue that overrides `addOperation(_:)` sees them
    // all.
    addOperation(BlockOperation(block: work))
  }

  private var lane: Lane {
    self === OperationQueue.main ? .main : .custom { [self] in enqueue($0) }
  }
}
