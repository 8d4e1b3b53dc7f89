/// The scheduler that runs everything immediately and synchronously, whatever time is given.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The only instant.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// Zero.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }
    /// The same instant.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// A duration, which has no effect.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
      SchedulerTimeIntervalConvertible, Sendable
    {
      /// A number without a unit.
      public var magnitude: Int

      /// A duration.
      public init(_ value: Int) { magnitude = value }
      /// A duration.
      public init(integerLiteral value: Int) { self.init(value) }
      /// A duration.
      public init(floatLiteral value: Double) {
        self.init(Int(clamping: value.rounded(.towardZero)))
      }
      /// A duration.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(value)
      }

      /// Compares two durations.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// Multiplies.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude.clampedMultiplied(by: rhs.magnitude))
      }
      /// Adds.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude.clampedAdding(rhs.magnitude))
      }
      /// Subtracts.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude.clampedSubtracting(rhs.magnitude))
      }
      /// Multiplies in place.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      /// Adds in place.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts in place.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

      /// Zero.
      public static func seconds(_ s: Int) -> Stride { 0 }
      /// Zero.
      public static func seconds(_ s: Double) -> Stride { 0 }
      /// Zero.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      /// Zero.
      public static func microseconds(_ us: Int) -> Stride { 0 }
      /// Zero.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }

  /// The shared scheduler.
  public static let shared = ImmediateScheduler()

  /// The only instant.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// Zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs the closure.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs the closure.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs the closure once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
