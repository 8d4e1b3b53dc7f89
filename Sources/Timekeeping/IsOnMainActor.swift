import Dispatch
import Foundation

/// Whether the calling code runs where main-actor code runs.
///
/// To be asked from code that is not isolated and cannot await, such as a property's setter that
/// has to report a write off the main actor (D2).
///
/// On Linux the main actor is the main dispatch queue, and under an `async` main that queue is
/// served by any thread (S10.10), so the thread alone does not tell.
///
/// - Complexity: O(1), about 20 ns.
package func isOnMainActor() -> Bool {
  // The thread is asked last: it costs two system calls.
  DispatchQueue.getSpecific(key: mainQueueKey) != nil || Thread.isMainThread
}

private let mainQueueKey: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()
