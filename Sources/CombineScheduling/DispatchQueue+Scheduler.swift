import Dispatch
import Foundation
import Timekeeping

extension DispatchQueue: Scheduler {
  /// An instant of Dispatch's clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The instant.
    public var dispatchTime: DispatchTime

    /// An instant.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Decodes the nanoseconds.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      self.init(DispatchTime(uptimeNanoseconds: nanoseconds))
    }

    /// Encodes the nanoseconds.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// The duration to another instant.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(dispatchTime.duration(to: other.dispatchTime))
    }

    /// The instant a duration later.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// Hashes the nanoseconds.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    /// A duration in nanoseconds, clamped to the range of `Int`.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      private enum CodingKeys: String, CodingKey { case magnitude = "_nanoseconds" }

      /// The nanoseconds.
      public var magnitude: Int

      /// The same duration as a Dispatch interval.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// A duration from a Dispatch interval.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let value): self = .seconds(value)
        case .milliseconds(let value): self = .milliseconds(value)
        case .microseconds(let value): self = .microseconds(value)
        case .nanoseconds(let value): self = .nanoseconds(value)
        case .never: self = .nanoseconds(.max)
        @unknown default: self = .nanoseconds(0)
        }
      }

      init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        magnitude = (Int(seconds).clampedMultiplied(by: 1_000_000_000))
          .clampedAdding(Int(attoseconds / 1_000_000_000))
      }

      var duration: Duration { .nanoseconds(magnitude) }

      /// A duration in seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// A duration in seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// A duration in seconds.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self = .seconds(value)
      }

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      /// Compares two durations.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// Multiplies seconds.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        .seconds(Double(lhs.magnitude) / 1e9 * (Double(rhs.magnitude) / 1e9))
      }
      /// Adds.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: lhs.magnitude.clampedAdding(rhs.magnitude))
      }
      /// Subtracts.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: lhs.magnitude.clampedSubtracting(rhs.magnitude))
      }
      /// Multiplies in place.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      /// Adds in place.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts in place.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

      /// Seconds.
      public static func seconds(_ s: Int) -> Stride {
        Stride(nanoseconds: s.clampedMultiplied(by: 1_000_000_000))
      }
      /// Seconds, to the nanosecond.
      public static func seconds(_ s: Double) -> Stride {
        Stride(nanoseconds: Int(clamping: s * 1e9))
      }
      /// Milliseconds.
      public static func milliseconds(_ ms: Int) -> Stride {
        Stride(nanoseconds: ms.clampedMultiplied(by: 1_000_000))
      }
      /// Microseconds.
      public static func microseconds(_ us: Int) -> Stride {
        Stride(nanoseconds: us.clampedMultiplied(by: 1_000))
      }
      /// Nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
    }
  }

  /// The options of work on a queue.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// Flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// A group that the work belongs to.
    public var group: DispatchGroup?

    /// Options for work on a queue.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The current instant: Dispatch's, or that of a test's clock.
  public var now: SchedulerTimeType { SchedulerTimeType(TimeSource.current.uptime) }

  /// Zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs a closure on the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    TimedWork.soon(action) {
      async(
        group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? [],
        execute: $0)
    }
  }

  /// Runs a closure on the queue at an instant.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    TimedWork.later(
      now.distance(to: date).duration, tolerance: tolerance.duration, on: .queue(self), action)
  }

  /// Runs a closure on the queue at an instant and after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    AnyCancellable(
      TimedWork.repeatedly(
        after: now.distance(to: date).duration, every: interval.duration,
        tolerance: tolerance.duration, on: .queue(self), action))
  }
}
