import Foundation

/// A lock for short stretches of work, in C's words; ``OSAllocatedUnfairLock`` is safer.
///
/// ```swift
/// let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
/// lock.initialize(to: os_unfair_lock())
/// os_unfair_lock_lock(lock)
/// ```
///
/// It has to stay where it is in memory while it is used.
public struct os_unfair_lock_s {
  // All zeroes is a mutex that nobody holds, as all zeroes is such a lock on Apple's systems.
  fileprivate var mutex = pthread_mutex_t()

  /// A lock that nobody holds.
  public init() {}
}

/// The lock itself, by the name that declarations use: `var lock = os_unfair_lock()`.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock, as the functions take it: one that stays where it is.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

extension os_unfair_lock_t {
  // The mutex is all that a lock consists of.
  fileprivate var mutex: UnsafeMutablePointer<pthread_mutex_t> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: pthread_mutex_t.self)
  }
}

/// Waits until nobody holds the lock, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock.mutex) }

/// Takes the lock unless somebody holds it; says whether it was taken.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(lock.mutex) == 0
}

/// Gives the lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock.mutex) }
