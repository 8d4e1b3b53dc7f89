import Locking

/// One object per thread, for the few facts that belong to the call stack and not to a task: which
/// body is being evaluated, and which transaction writes carry.
///
/// A task-local would follow an unstructured `Task` out of its `withAnimation`, which SwiftUI's
/// transaction does not.
///
/// - Complexity: a read is one `pthread_getspecific`.
package final class ThreadLocal<Value: AnyObject>: Sendable {
  private let key = ThreadKey()

  package init() {}

  /// The current thread's object. It is not retained: the code that sets it must keep it alive.
  package var value: Value? {
    get { key.pointer.map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() } }
    set { key.pointer = newValue.map { Unmanaged.passUnretained($0).toOpaque() } }
  }

  /// Whether the current thread has an object.
  package var isSet: Bool { key.pointer != nil }

  /// Runs `body` with `newValue` in place, then restores the previous object.
  package func with<Result>(_ newValue: Value?, _ body: () throws -> Result) rethrows -> Result {
    let former = value
    value = newValue
    defer {
      value = former
      withExtendedLifetime(newValue) {}
    }
    return try body()
  }
}
