// Apple's Dispatch has these.

/// Nanoseconds to a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds to a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds to a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds to a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds to a second.
public let MSEC_PER_SEC: UInt64 = 1_000
