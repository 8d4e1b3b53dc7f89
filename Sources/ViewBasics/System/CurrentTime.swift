import Foundation
import Timekeeping

/// A time interval in seconds.
public typealias CFTimeInterval = Double
/// Seconds since the start of 2001, in UTC.
public typealias CFAbsoluteTime = Double

/// Returns the time of the animation clock in seconds; in a test, the test's clock.
public func CACurrentMediaTime() -> CFTimeInterval { TimeSource.current.now.timeInterval }

/// Returns the seconds since the start of 2001, in UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
