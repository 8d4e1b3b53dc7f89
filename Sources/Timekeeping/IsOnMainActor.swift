import Dispatch
import Foundation
import Locking

/// Whether the calling code runs where main-actor code runs.
///
/// To be asked from code that is not isolated and cannot await, such as a property's setter that
/// has to report a write off the main actor (D2).
///
/// On Linux the main actor is the main dispatch queue, and under an `async` main that queue is
/// served by any thread (S10.10), so the thread alone does not tell.
///
/// - Complexity: O(1), a few nanoseconds on the main thread.
package func isOnMainActor() -> Bool {
  isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil
}

/// Asked once on each thread, as it costs two system calls.
private var isMainThread: Bool {
  if let known = threadKind.pointer { return known == mainMark }
  let isMain = Thread.isMainThread
  threadKind.pointer = isMain ? mainMark : otherMark
  return isMain
}

private let threadKind = ThreadKey()
private nonisolated(unsafe) let mainMark = UnsafeMutableRawPointer(bitPattern: 1)
private nonisolated(unsafe) let otherMark = UnsafeMutableRawPointer(bitPattern: 2)

private let mainQueueKey: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()
