import Locking

/// One assignment to a published property on a thread other than the main one.
///
/// A property tells before it changes (S4.1). Whoever answers by having the main thread look again
/// has to wait until the new value is there: the main thread may be quicker than the assignment,
/// and would show the former value until something else changes.
///
/// ```swift
/// object.objectWillChange.sink { PublishedWrite.afterwards { invalidate() } }
/// ```
package final class PublishedWrite {
  private static let key = ThreadKey()
  private var actions: [() -> Void] = []

  private init() {}

  /// Runs an action when the assignment that tells on this thread is done: at once if there is
  /// none.
  package static func afterwards(_ action: @escaping () -> Void) {
    guard let pointer = key.pointer else { return action() }
    Unmanaged<PublishedWrite>.fromOpaque(pointer).takeUnretainedValue().actions.append(action)
  }

  /// Carries an assignment out, then what was to wait for it.
  static func perform(_ assignment: () -> Void) {
    let write = PublishedWrite()
    let former = key.pointer
    key.pointer = Unmanaged.passUnretained(write).toOpaque()
    assignment()
    key.pointer = former
    for action in write.actions { action() }
  }
}
