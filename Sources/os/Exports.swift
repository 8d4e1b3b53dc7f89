#if !canImport(Darwin)
  @_exported import func Locking.os_unfair_lock_lock
  @_exported import struct Locking.os_unfair_lock_s
  @_exported import typealias Locking.os_unfair_lock
  @_exported import typealias Locking.os_unfair_lock_t
  @_exported import func Locking.os_unfair_lock_trylock
  @_exported import func Locking.os_unfair_lock_unlock
#endif
