import Dispatch
import Locking
import Testing

@Suite("Mutex")
struct MutexTests {
  @Test("No change is lost when many threads change the value at once")
  func manyThreads() {
    let names = Mutex<[String]>([])
    let count = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for round in 0..<200 {
        names.withLock { $0.append("\(thread).\(round)") }
        count.withLock { $0 += 1 }
      }
    }
    #expect(count.withLock { $0 } == 1600)
    #expect(Set(names.withLock { $0 }).count == 1600)
  }

  @Test("An error in the closure releases the lock")
  func errors() {
    struct Full: Error {}
    let number = Mutex(1)
    #expect(throws: Full.self) {
      try number.withLock { value throws(Full) in
        value = 2
        throw Full()
      }
    }
    #expect(number.withLock { $0 } == 2)
  }

  @Test("The value is freed with its mutex")
  func lifetime() {
    final class Kept {}
    weak var kept: Kept?
    do {
      let object = Kept()
      kept = object
      let mutex = Mutex(Handed(object))
      #expect(mutex.withLock { $0.object === object })
    }
    #expect(kept == nil)
  }
}

/// An object whose ownership is transferred.
private struct Handed: @unchecked Sendable {
  let object: AnyObject
  init(_ object: AnyObject) { self.object = object }
}
