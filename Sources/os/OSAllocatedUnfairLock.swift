import Foundation

/// A lock that protects a value.
///
/// ```swift
/// let count = OSAllocatedUnfairLock(initialState: 0)
/// count.withLock { $0 += 1 }
/// ```
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  fileprivate final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  fileprivate let storage: Storage

  /// A lock that protects a value that need not be sendable.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Accesses the value with the lock held.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Accesses the value with the lock held.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Accesses the value if the lock is free; returns nil otherwise.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Accesses the value if the lock is free; returns nil otherwise.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// A lock that protects a value.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock without a value.
  public init() { self.init(uncheckedState: ()) }

  /// Runs a closure with the lock held.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { (_: inout Void) in try body() }
  }

  /// Runs a closure with the lock held.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { (_: inout Void) in try body() }
  }

  /// Acquires the lock, waiting if necessary.
  public func lock() { storage.lock.lock() }

  /// Releases the lock.
  public func unlock() { storage.lock.unlock() }

  /// Acquires the lock if it is free.
  public func lockIfAvailable() -> Bool { storage.lock.try() }
}
