#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Synchronization

/// Keeps deliveries to one subscriber from running side by side when several threads send, while a
/// subscriber may still send from within a delivery.
///
/// The thread that has it may take it again, and gives it free as often. Unlike ``Lock`` it is held
/// while calling out.
///
/// - Invariant: `depth` is touched by the thread alone that has it.
/// - Complexity: a comparison more than ``Lock``; no allocation.
package struct RecursiveLock: ~Copyable, Sendable {
  private let mutex = Lock()
  /// The thread that has it, 0 if there is none. Another thread never reads its own name here.
  private let owner = Atomic<UInt>(0)
  private let depth = Atomic<Int>(0)

  package init() {}

  /// Waits until no other thread has it.
  package func lock() {
    let thread = Self.currentThread
    if owner.load(ordering: .relaxed) != thread {
      mutex.lock()
      owner.store(thread, ordering: .relaxed)
    }
    depth.add(1, ordering: .relaxed)
  }

  /// Gives it free, on the thread that has it.
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
