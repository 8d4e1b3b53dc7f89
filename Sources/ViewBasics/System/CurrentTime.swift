import Foundation
import Timekeeping

/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the beginning of 2001, in Greenwich.
public typealias CFAbsoluteTime = Double

/// Seconds on the clock that animations follow; in a test, that of the test.
public func CACurrentMediaTime() -> CFTimeInterval { TimeSource.current.now.timeInterval }

/// Seconds since the first moment of 2001 in Greenwich.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
