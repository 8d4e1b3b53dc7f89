import Foundation
import Locking
import Testing

@Suite struct ThreadKeyTests {
  @Test func `Each thread has a pointer of its own`() async {
    let key = ThreadKey()
    #expect(key.pointer == nil)
    key.pointer = UnsafeMutableRawPointer(bitPattern: 1)
    let elsewhere = await withCheckedContinuation { continuation in
      Thread {
        let before = key.pointer
        key.pointer = UnsafeMutableRawPointer(bitPattern: 2)
        continuation.resume(returning: (before, key.pointer).0 == nil && key.pointer != nil)
      }.start()
    }
    #expect(elsewhere)
  }

  @Test func `What a thread has set stays until it sets another`() {
    let (key, other) = (ThreadKey(), ThreadKey())
    key.pointer = UnsafeMutableRawPointer(bitPattern: 1)
    #expect(other.pointer == nil)
    other.pointer = UnsafeMutableRawPointer(bitPattern: 2)
    #expect(key.pointer == UnsafeMutableRawPointer(bitPattern: 1))
    key.pointer = nil
    #expect(key.pointer == nil)
    #expect(other.pointer == UnsafeMutableRawPointer(bitPattern: 2))
  }
}
