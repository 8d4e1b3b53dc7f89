#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread-local pointer, nil at first.
///
/// ```swift
/// private let key = ThreadKey()
/// key.pointer = Unmanaged.passUnretained(scope).toOpaque()
/// ```
///
/// For keys that live as long as the program: the system has about a thousand of them, and this one
/// is never released.
///
/// - Complexity: a read is one `pthread_getspecific`.
package struct ThreadKey: Sendable {
  private let key: pthread_key_t

  package init() {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "No thread-local storage is left (\(status)).")
    self.key = key
  }

  /// The current thread's pointer. Nothing is retained or freed.
  package var pointer: UnsafeMutableRawPointer? {
    get { pthread_getspecific(key) }
    nonmutating set { pthread_setspecific(key, newValue) }
  }
}
