import Foundation

/// What is found by a name, once for each name, by whichever thread asks first.
final class NameCache<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [String: Value] = [:]

  func value(of name: String, _ find: () -> Value) -> Value {
    if let found = lock.withLock({ known[name] }) { return found }
    // Two threads may look for the same at once, and find the same.
    let found = find()
    lock.withLock { known[name] = found }
    return found
  }
}
