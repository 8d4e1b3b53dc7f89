import Foundation

/// One object per thread, for the few facts that belong to the call stack and not to a task: which
/// body is being evaluated, and which transaction writes carry.
///
/// A task-local would follow an unstructured `Task` out of its `withAnimation`, which SwiftUI's
/// transaction does not.
///
/// - Complexity: a read is one `pthread_getspecific`.
package final class ThreadLocal<Value: AnyObject>: @unchecked Sendable {
  private let key: pthread_key_t

  package init() {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "No thread-local storage is left (\(status)).")
    self.key = key
  }

  /// The current thread's object. It is not retained: whoever sets it keeps it alive.
  package var value: Value? {
    get {
      guard let pointer = pthread_getspecific(key) else { return nil }
      return Unmanaged<Value>.fromOpaque(pointer).takeUnretainedValue()
    }
    set {
      var pointer: UnsafeMutableRawPointer?
      if let newValue { pointer = Unmanaged.passUnretained(newValue).toOpaque() }
      pthread_setspecific(key, pointer)
    }
  }

  /// Runs `body` with `newValue` in place, then puts the former one back.
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
