import Foundation

/// A duration in a scheduler's time.
public protocol SchedulerTimeIntervalConvertible {
  /// A duration in seconds.
  static func seconds(_ s: Int) -> Self
  /// A duration in seconds.
  static func seconds(_ s: Double) -> Self
  /// A duration in milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// A duration in microseconds.
  static func microseconds(_ us: Int) -> Self
  /// A duration in nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// The arithmetic of durations in seconds, as used by run loops and operation queues.
extension SchedulerTimeIntervalConvertible
where
  Self: SignedNumeric & ExpressibleByFloatLiteral, Magnitude == TimeInterval,
  FloatLiteralType == TimeInterval
{
  /// Compares two durations.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  /// Multiplies.
  public static func * (lhs: Self, rhs: Self) -> Self {
    Self(floatLiteral: lhs.magnitude * rhs.magnitude)
  }
  /// Adds.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(floatLiteral: lhs.magnitude + rhs.magnitude)
  }
  /// Subtracts.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(floatLiteral: lhs.magnitude - rhs.magnitude)
  }
  /// Multiplies in place.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

  /// Seconds.
  public static func seconds(_ s: Int) -> Self { seconds(TimeInterval(s)) }
  /// Seconds.
  public static func seconds(_ s: Double) -> Self { Self(floatLiteral: s) }
  /// Milliseconds.
  public static func milliseconds(_ ms: Int) -> Self { seconds(TimeInterval(ms) / 1e3) }
  /// Microseconds.
  public static func microseconds(_ us: Int) -> Self { seconds(TimeInterval(us) / 1e6) }
  /// Nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Self { seconds(TimeInterval(ns) / 1e9) }

  /// Whole microseconds: current dates are no more precise, and a test's clock has to hit them.
  var duration: Duration {
    .microseconds(Int(clamping: min(max(magnitude * 1e6, -1e18), 1e18)))
  }
}
