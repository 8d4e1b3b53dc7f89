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

    /// The duration to another date.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(date.distance(to: other.date))
    }

    /// The date a duration later.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
    }

    /// A duration in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
      /// The seconds.
      public var magnitude: TimeInterval

      /// The seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// A duration in seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      /// A duration in seconds.
      public init(integerLiteral value: TimeInterval) { magnitude = value }
      /// A duration in seconds.
      public init(floatLiteral value: TimeInterval) { magnitude = value }
      /// A duration in seconds.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        magnitude = value
      }
    }
  }

  /// There are no options.
  public struct SchedulerOptions {}

  /// The current date: the wall clock's, or that of a test's clock.
  public var now: SchedulerTimeType { SchedulerTimeType(TimeSource.current.date) }

  /// Zero.
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
    // One operation for each block, so that a queue that overrides `addOperation(_:)` sees all of
    // them.
    addOperation(BlockOperation(block: work))
  }

  private var lane: Lane {
    self === OperationQueue.main ? .main : .custom { [self] in enqueue($0) }
  }
}
