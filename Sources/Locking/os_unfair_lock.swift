#if !canImport(Darwin)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// A lock for short stretches of work, with C's API; `OSAllocatedUnfairLock` is safer.
  ///
  /// ```swift
  /// let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
  /// lock.initialize(to: os_unfair_lock())
  /// os_unfair_lock_lock(lock)
  /// ```
  ///
  /// It must not move in memory while it is used.
  public struct os_unfair_lock_s {
    // All zeroes is an unlocked mutex, as all zeroes is an unlocked lock on Apple's systems.
    fileprivate var mutex = pthread_mutex_t()

    /// An unlocked lock.
    public init() {}
  }

  /// The lock itself, under the name used in declarations: `var lock = os_unfair_lock()`.
  public typealias os_unfair_lock = os_unfair_lock_s
  /// A pointer to a lock, as the functions take it; the lock must not move.
  public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

  extension os_unfair_lock_t {
    // The mutex is all that a lock consists of.
    fileprivate var mutex: UnsafeMutablePointer<pthread_mutex_t> {
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: pthread_mutex_t.self)
    }
  }

  /// Acquires the lock, waiting if necessary.
  public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock.mutex) }

  /// Acquires the lock if it is free, and returns whether it did.
  public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(lock.mutex) == 0
  }

  /// Releases the lock.
  public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock.mutex) }
#endif
