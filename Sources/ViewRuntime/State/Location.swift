import DependencyGraph

/// A place that holds a value: what a `Binding` refers to.
///
/// Safe to use from any thread if the value is. A location that belongs to one property alone is at
/// the same time that property's storage, which saves an object for each state.
package class Location<Value>: PropertyStorage, @unchecked Sendable {
  /// Returns the current value. Inside a body: this update's value, recorded as a dependency (S2.6,
  /// S3.1).
  package func read() -> Value { preconditionFailure("overridden") }

  /// Like ``read()``, for a part of the value; nil if this location is itself a part that is gone.
  package func readIfThere() -> Value? { read() }

  /// Returns the current value without recording a dependency.
  package func peek() -> Value { read() }

  package func write(_ value: Value, _ transaction: Transaction) {}

  /// Where the value is actually stored, and which part of it this is; the place is nil if unknown.
  ///
  /// The path is only rendered on demand, because property names are looked up in the program's
  /// symbols.
  package var origin: (place: AnyObject?, path: () -> String?) { (nil, { nil }) }

  /// The graph that tracks every change of the value, so that reads of a part can be told from
  /// reads of the whole; nil if changes may go unnoticed.
  package var graph: DependencyGraph? { nil }

  /// Returns whether a child need not run when this location is replaced by the other (S6.3).
  package func isSame(as other: Location<Value>) -> Bool { self === other }

  /// Like `isSame(as:)`, for two bindings to a part of the value.
  ///
  /// - Parameter part: must depend only on the value that it receives.
  package func isSame<Part>(as other: Location<Value>, in part: (Value) -> Part?) -> Bool {
    isSame(as: other)
  }

  /// Reads a property of an object that the value is or leads to, so that observers are notified of
  /// it; the value itself does not count as read.
  func noteRead<Part>(of keyPath: WritableKeyPath<Value, Part>) { _ = peek()[keyPath: keyPath] }

  /// Returns the location of a part of the value. There is one per key path, so that children that
  /// receive it compare equal (S3.2).
  package func projecting<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> Location<Part> {
    KeyPathLocation(base: self, keyPath: keyPath)
  }
}

/// A value that cannot change: `Binding.constant` (S3.4).
package final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value

  package init(_ value: Value) { self.value = value }

  override package func read() -> Value { value }

  override package func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return MainActor.assumeIsolated {
      [value = UncheckedBox(value), other = UncheckedBox(other.value)] in
      ValueComparison.areEqual(value.value, other.value)
    }
  }
}

/// A pair of closures: `Binding(get:set:)`. Never equal to another one (S3.3).
package final class FunctionalLocation<Value>: Location<Value>, @unchecked Sendable {
  private let getValue: () -> Value
  private let setValue: (Value, Transaction) -> Void

  package init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getValue = get
    setValue = set
  }

  override package func read() -> Value { getValue() }

  override package func write(_ value: Value, _ transaction: Transaction) {
    setValue(value, transaction)
  }
}

/// A pair of closures that belong to an object; equal for the same object.
package final class OwnedLocation<Owner: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let owner: Owner?
  private let getValue: (Owner?) -> Value
  private let setValue: (Owner?, Value, Transaction) -> Void

  package init(
    _ owner: Owner?, get: @escaping (Owner?) -> Value,
    set: @escaping (Owner?, Value, Transaction) -> Void
  ) {
    self.owner = owner
    getValue = get
    setValue = set
  }

  override package func read() -> Value { getValue(owner) }

  override package func write(_ value: Value, _ transaction: Transaction) {
    setValue(owner, value, transaction)
  }

  override package func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? OwnedLocation<Owner, Value> else { return false }
    return other.owner === owner
  }
}

/// A property of an object that announces its own changes; the value at the time of creation
/// decides whether a child must run.
package final class ObjectLocation<Root: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let object: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>
  private let snapshot: Value

  package init(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.object = object
    self.keyPath = keyPath
    snapshot = object[keyPath: keyPath]
  }

  override package func read() -> Value { object[keyPath: keyPath] }

  override package var origin: (place: AnyObject?, path: () -> String?) {
    (object, { [keyPath] in PathText.path(of: keyPath) })
  }

  override package func write(_ value: Value, _ transaction: Transaction) {
    Transaction.carry(transaction) { object[keyPath: keyPath] = value }
  }

  override package func isSame(as other: Location<Value>) -> Bool {
    isSame(as: other) { $0 }
  }

  override package func isSame<Part>(
    as other: Location<Value>, in part: (Value) -> Part?
  ) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value>, other.object === object,
      other.keyPath == keyPath
    else { return false }
    let (a, b) = (UncheckedBox(part(snapshot)), UncheckedBox(part(other.snapshot)))
    return MainActor.assumeIsolated { ValueComparison.areEqual(a.value, b.value) }
  }
}
