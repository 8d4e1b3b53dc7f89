/// The scheduler that runs everything at once, on the spot, whatever the time asked for.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// It has no options.
  public typealias SchedulerOptions = Never

  /// Its one instant.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// No time.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }
    /// The same instant.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// A length of time, which plays no part.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
      SchedulerTimeIntervalConvertible, Sendable
    {
      /// A number of nothing in particular.
      public var magnitude: Int

      /// A length of time.
      public init(_ value: Int) { magnitude = value }
      /// A length of time.
      public init(integerLiteral value: Int) { self.init(value) }
      /// A length of time.
      public init(floatLiteral value: Double) {
        self.init(Int(clamping: value.rounded(.towardZero)))
      }
      /// A length of time.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(value)
      }

      /// Compares.
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

      /// No time.
      public static func seconds(_ s: Int) -> Stride { 0 }
      /// No time.
      public static func seconds(_ s: Double) -> Stride { 0 }
      /// No time.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      /// No time.
      public static func microseconds(_ us: Int) -> Stride { 0 }
      /// No time.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }

  /// The one such scheduler.
  public static let shared = ImmediateScheduler()

  /// The one instant.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// None.
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
