import Locking

/// A type-erased cancellable that cancels when it is released.
///
/// ```swift
/// var cancellables: Set<AnyCancellable> = []
/// subject.sink { print($0) }.store(in: &cancellables)
/// cancellables = []                                      // ends it
/// ```
///
/// Two of them are equal when they are the same object.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Runs `cancel` once, when cancelled or released.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Wraps another cancellable.
  public init<C: Cancellable>(_ canceller: C) {
    action = { canceller.cancel() }
  }

  deinit { action?() }

  /// Cancels what this wraps.
  public func cancel() {
    lock.take(&action)?()
  }

  /// Keeps this in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Whether both are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
