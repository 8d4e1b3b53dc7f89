/// A lock for a few fields of a class, held for a few instructions and never while calling out.
///
/// `Mutex` owns its value and requires it to be sendable; the fields here have types of the
/// program, which need not be. It is not recursive.
package struct Lock: ~Copyable, Sendable {
  @usableFromInline let mutex = Mutex(())

  @inlinable
  package init() {}

  @inlinable
  package func lock() { mutex._unsafeLock() }

  @inlinable
  package func unlock() { mutex._unsafeUnlock() }

  @inlinable @inline(__always)
  package func callAsFunction<R>(_ body: () -> R) -> R {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return body()
  }

  /// Takes the value out of an optional under the lock, leaving nil.
  @inlinable
  package func take<T>(_ field: inout T?) -> T? {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    let value = field
    field = nil
    return value
  }
}
