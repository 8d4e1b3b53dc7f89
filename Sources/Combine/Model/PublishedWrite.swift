import Locking

/// One assignment to a published property on a thread other than the main one.
///
/// A property notifies before it changes (S4.1). Code that reacts by having the main thread read
/// the property again must wait until the new value is there: the main thread may be quicker than
/// the assignment, and would show the old value until something else changes.
///
/// ```swift
/// object.objectWillChange.sink { PublishedWrite.afterwards { invalidate() } }
/// ```
package final class PublishedWrite {
  private static let key = ThreadKey()
  private var actions: [() -> Void] = []

  private init() {}

  /// Runs an action when the assignment that notifies on this thread is done, or immediately if
  /// there is none.
  package static func afterwards(_ action: @escaping () -> Void) {
    guard let pointer = key.pointer else { return action() }
    Unmanaged<PublishedWrite>.fromOpaque(pointer).takeUnretainedValue().actions.append(action)
  }

  /// Performs an assignment, then the actions that wait for it.
  static func perform(_ assignment: () -> Void) {
    let write = PublishedWrite()
    let former = key.pointer
    key.pointer = Unmanaged.passUnretained(write).toOpaque()
    assignment()
    key.pointer = former
    for action in write.actions { action() }
  }
}
