import Dispatch
import Locking
import Testing

@Suite("RecursiveLock")
struct RecursiveLockTests {
  @Test("The owner may lock it again; others wait until it is unlocked as often")
  func nested() {
    final class Counter: @unchecked Sendable {
      let lock = RecursiveLock()
      var value = 0

      func add(depth: Int) {
        lock.lock()
        value += 1
        if depth > 1 { add(depth: depth - 1) }
        lock.unlock()
      }
    }
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 { counter.add(depth: 3) }
    }
    #expect(counter.value == 8 * 500 * 3)
  }
}
