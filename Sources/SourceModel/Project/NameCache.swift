import Foundation

/// A cache of values by name, each computed once by whichever thread needs it first.
final class NameCache<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [String: Value] = [:]

  func value(of name: String, _ find: () -> Value) -> Value {
    if let found = lock.withLock({ known[name] }) { return found }
    // Two threads may compute the same value at once, with the same result.
    let found = find()
    lock.withLock { known[name] = found }
    return found
  }
}
