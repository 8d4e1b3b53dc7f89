import Foundation
import Testing
import os

private final class Counter: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
  private(set) var count = 0

  init() { lock.initialize(to: os_unfair_lock()) }
  deinit { lock.deallocate() }

  func add() {
    os_unfair_lock_lock(lock)
    defer { os_unfair_lock_unlock(lock) }
    count += 1
  }
}

struct UnfairLockTests {
  @Test("One thread at a time holds the lock")
  func excludes() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in counter.add() }
    #expect(counter.count == 1000)
  }

  @Test("A held lock cannot be taken")
  func tries() {
    var lock = os_unfair_lock_s()
    #expect(os_unfair_lock_trylock(&lock))
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }
}
