#if INVARIANT_CHECKS
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// Protects a value from concurrent access: the same interface as Swift's `Mutex`, based on the
  /// POSIX threads mutex.
  ///
  /// Checked builds run under the thread sanitizer. It understands the C library's mutex, but not
  /// Swift's, which waits in the standard library: whenever two threads contended there, it
  /// reported races on everything that the mutex protects.
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

    /// Accesses the value with the lock held. Not recursive.
    package borrowing func withLock<Result: ~Copyable, Failure: Error>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
      _unsafeLock()
      defer { _unsafeUnlock() }
      return try body(&value.pointee)
    }

    /// Acquires the lock, waiting if necessary. The caller unlocks it on the same thread.
    package borrowing func _unsafeLock() { pthread_mutex_lock(handle) }

    /// Releases the lock.
    package borrowing func _unsafeUnlock() { pthread_mutex_unlock(handle) }
  }
#else
  import Synchronization

  /// Protects a value from concurrent access: Swift's own `Mutex`.
  ///
  /// ```swift
  /// private static let known = Mutex<[Key: Table]>([:])
  /// let table = known.withLock { $0[key] }
  /// ```
  ///
  /// It is imported from here, because checked builds use another one that the thread sanitizer
  /// understands.
  package typealias Mutex<Value: ~Copyable> = Synchronization.Mutex<Value>
#endif
