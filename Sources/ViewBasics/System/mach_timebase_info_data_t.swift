import Foundation
import Timekeeping

/// How long a tick of ``mach_absolute_time()`` is: `numer / denom` nanoseconds.
public struct mach_timebase_info_data_t: Hashable, Sendable {
  /// Above the line.
  public var numer: UInt32
  /// Below the line.
  public var denom: UInt32

  /// Nothing known yet: to be filled in by ``mach_timebase_info(_:)``.
  public init() { self.init(numer: 0, denom: 0) }
  /// A fraction.
  public init(numer: UInt32, denom: UInt32) {
    self.numer = numer
    self.denom = denom
  }
}

/// What calls of Mach's return.
public typealias kern_return_t = Int32
/// All went well.
public let KERN_SUCCESS: kern_return_t = 0

/// Ticks of the clock that ``CACurrentMediaTime()`` gives in seconds; a tick is a nanosecond here.
///
/// ```swift
/// let start = mach_absolute_time()
/// sort(&numbers)
/// let nanoseconds = mach_absolute_time() - start
/// ```
public func mach_absolute_time() -> UInt64 {
  UInt64((TimeSource.current.now.timeInterval * 1e9).rounded())
}

/// Says how long a tick of ``mach_absolute_time()`` is.
///
/// - Returns: `KERN_SUCCESS`.
@discardableResult
public func mach_timebase_info(
  _ info: UnsafeMutablePointer<mach_timebase_info_data_t>?
) -> kern_return_t {
  info?.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return KERN_SUCCESS
}

/// Nothing known yet, by the structure's own name in C.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// A fraction, by the structure's own name in C.
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
  mach_timebase_info_data_t(numer: numer, denom: denom)
}
