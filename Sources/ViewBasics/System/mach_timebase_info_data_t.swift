import Foundation
import Timekeeping

/// The length of a tick of ``mach_absolute_time()``: `numer / denom` nanoseconds.
public struct mach_timebase_info_data_t: Hashable, Sendable {
  /// The numerator.
  public var numer: UInt32
  /// The denominator.
  public var denom: UInt32

  /// Makes an empty value to be filled in by ``mach_timebase_info(_:)``.
  public init() { self.init(numer: 0, denom: 0) }
  /// Makes a fraction.
  public init(numer: UInt32, denom: UInt32) {
    self.numer = numer
    self.denom = denom
  }
}

/// The return type of Mach calls.
public typealias kern_return_t = Int32
/// The call succeeded.
public let KERN_SUCCESS: kern_return_t = 0

/// Returns the ticks of the clock that ``CACurrentMediaTime()`` reports in seconds; a tick is a
/// nanosecond here.
///
/// ```swift
/// let start = mach_absolute_time()
/// sort(&numbers)
/// let nanoseconds = mach_absolute_time() - start
/// ```
public func mach_absolute_time() -> UInt64 {
  UInt64((TimeSource.current.now.timeInterval * 1e9).rounded())
}

/// Stores the length of a tick of ``mach_absolute_time()``.
///
/// - Returns: `KERN_SUCCESS`.
@discardableResult
public func mach_timebase_info(
  _ info: UnsafeMutablePointer<mach_timebase_info_data_t>?
) -> kern_return_t {
  info?.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return KERN_SUCCESS
}

/// Makes an empty value, under the C name of the structure.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// Makes a fraction, under the C name of the structure.
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
  mach_timebase_info_data_t(numer: numer, denom: denom)
}
