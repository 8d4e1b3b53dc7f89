#if INVARIANT_CHECKS
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// Keeps a value for one thread at a time: the same interface as Swift's `Mutex`, over the mutex
  /// of POSIX threads.
  ///
  /// Checked builds run under the thread sanitizer. That knows what the C library's mutex does, but
  /// it does not see inside of Swift's own, which waits in the standard library: whenever two
  /// threads met there, it took all that the mutex guards for a race.
  ///
  /// Cost: an allocation each, and twice the time of Swift's.
  package struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
    private let handle: UnsafeMutablePointer<pthread_mutex_t>
    private let value: UnsafeMutablePointer<Value>

    package init(_ initialValue: consuming sending Value) {
      handle = .allocate(capacity: 1)
      handle.initialize(to: pthread_mutex_t())
      pthread_mutex_init(handle, nil)
      value = .allocate(capacity: 1)
      value.initialize(to: initialValue)
    }

    deinit {
      pthread_mutex_destroy(handle)
      handle.deallocate()
      value.deinitialize(count: 1)
      value.deallocate()
    }

    /// Works on the value while no other thread can. Not recursive.
    package borrowing func withLock<Result: ~Copyable, Failure: Error>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
      _unsafeLock()
      defer { _unsafeUnlock() }
      return try body(&value.pointee)
    }

    /// Waits for the lock. The caller unlocks it on the same thread.
    package borrowing func _unsafeLock() { pthread_mutex_lock(handle) }

    /// Gives the lock free.
    package borrowing func _unsafeUnlock() { pthread_mutex_unlock(handle) }
  }
#else
  import Synchronization

  /// Keeps a value for one thread at a time: Swift's own.
  ///
  /// ```swift
  /// private static let known = Mutex<[Key: Table]>([:])
  /// let table = known.withLock { $0[key] }
  /// ```
  ///
  /// It is taken from here, because checked builds have another one that the thread sanitizer
  /// understands.
  package typealias Mutex<Value: ~Copyable> = Synchronization.Mutex<Value>
#endif
