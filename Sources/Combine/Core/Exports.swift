@_exported import CombineScheduling
// Apple has these in Foundation: a model that imports Combine and Foundation finds them.
@_exported import FoundationSequences
// Apple's C library has these, and whatever imports Combine or Foundation finds them.
#if !canImport(Darwin)
  @_exported import func Locking.os_unfair_lock_lock
  @_exported import struct Locking.os_unfair_lock_s
  @_exported import typealias Locking.os_unfair_lock
  @_exported import typealias Locking.os_unfair_lock_t
  @_exported import func Locking.os_unfair_lock_trylock
  @_exported import func Locking.os_unfair_lock_unlock
#endif
// `Task.sleep` and `asyncAfter` in a program that imports Combine follow a test's clock.
@_exported import Timekeeping
