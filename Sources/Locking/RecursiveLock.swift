#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Synchronization

/// Prevents concurrent deliveries to one subscriber when several threads send, while the subscriber
/// may still send from within a delivery.
///
/// The thread that holds it may acquire it again, and must release it as often. Unlike ``Lock`` it
/// is held while calling out.
///
/// - Invariant: only the thread that holds it accesses `depth`.
/// - Complexity: one comparison more than ``Lock``; no allocation.
package struct RecursiveLock: ~Copyable, Sendable {
  private let mutex = Lock()
  /// The thread that holds it, 0 if there is none. Another thread never reads its own id here.
  private let owner = Atomic<UInt>(0)
  private let depth = Atomic<Int>(0)

  package init() {}

  /// Acquires the lock, waiting until no other thread holds it.
  package func lock() {
    let thread = Self.currentThread
    if owner.load(ordering: .relaxed) != thread {
      mutex.lock()
      owner.store(thread, ordering: .relaxed)
    }
    depth.add(1, ordering: .relaxed)
  }

  /// Releases the lock, on the thread that holds it.
  package func unlock() {
    guard depth.subtract(1, ordering: .relaxed).newValue == 0 else { return }
    owner.store(0, ordering: .relaxed)
    mutex.unlock()
  }

  private static var currentThread: UInt {
    #if canImport(Glibc)
      pthread_self()
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }
}
