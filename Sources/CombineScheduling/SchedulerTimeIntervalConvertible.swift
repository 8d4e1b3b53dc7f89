import Foundation

/// A length of time of a scheduler.
public protocol SchedulerTimeIntervalConvertible {
  /// Seconds.
  static func seconds(_ s: Int) -> Self
  /// Seconds.
  static func seconds(_ s: Double) -> Self
  /// Thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// Millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// Thousand-millionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

/// What a length of time is that counts seconds, as those of run loops and of operation queues do.
extension SchedulerTimeIntervalConvertible
where
  Self: SignedNumeric & ExpressibleByFloatLiteral, Magnitude == TimeInterval,
  FloatLiteralType == TimeInterval
{
  /// Compares.
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

  /// Whole microseconds: dates of today tell no less, and a test's clock has to hit them.
  var duration: Duration {
    .microseconds(Int(clamping: min(max(magnitude * 1e6, -1e18), 1e18)))
  }
}
