import Dispatch
import Foundation
import Locking

/// Whether the calling code runs on the main actor.
///
/// For code that is not isolated and cannot await, such as a property's setter that has to report a
/// write off the main actor (D2).
///
/// On Linux the main actor is the main dispatch queue, and under an `async` main any thread may
/// serve that queue (S10.10), so the thread alone is not sufficient.
///
/// - Complexity: O(1), a few nanoseconds on the main thread.
package func isOnMainActor() -> Bool {
  isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil
}

/// Cached for each thread, as it costs two system calls.
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
