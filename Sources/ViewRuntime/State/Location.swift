import DependencyGraph

/// A place that holds a value: what a `Binding` refers to.
///
/// Safe to use from any thread if the value is.
package class Location<Value>: @unchecked Sendable {
  package init() {}

  /// The value now. Inside of a body: the value of this update, and a dependency (S2.6, S3.1).
  package func read() -> Value { preconditionFailure("overridden") }

  /// As ``read()``, for a part of the value; nil where this itself is a part that is gone.
  package func readIfThere() -> Value? { read() }

  /// The value now, without a dependency.
  package func peek() -> Value { read() }

  package func write(_ value: Value, _ transaction: Transaction) {}

  /// Grows with each change, as far as the place notices them.
  package var version: Int { 0 }

  /// Where the value really lives, and which part of it this is; no place where nobody can know.
  ///
  /// The path is put into words when somebody asks: the names of properties are looked up in the
  /// program's symbols.
  package var origin: (place: AnyObject?, path: () -> String?) { (nil, { nil }) }

  /// The graph that follows each change of the value, so that reads of a part of it can be told
  /// from reads of the whole; nil where changes may go unseen.
  package var graph: DependencyGraph? { nil }

  /// Whether a child that was given the one need not run when it is given the other (S6.3).
  package func isSame(as other: Location<Value>) -> Bool { self === other }

  /// The same for two bindings to a part of the value.
  ///
  /// - Parameter part: must look at nothing but the value it is given.
  package func isSame<Part>(as other: Location<Value>, in part: (Value) -> Part?) -> Bool {
    isSame(as: other)
  }

  /// Reads a property of an object that the value is or leads to, so that whoever watches learns of
  /// it; the value itself counts as not read.
  func noteRead<Part>(of keyPath: WritableKeyPath<Value, Part>) { _ = peek()[keyPath: keyPath] }

  /// The location of a part of the value. One per key path, so that a child that was given it
  /// compares equal (S3.2).
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

/// A pair of closures: `Binding(get:set:)`. Never the same as another one (S3.3).
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

/// A pair of closures that belong to an object: the same for the same object.
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

/// A property of an object that announces its own changes; the value of the moment in which it was
/// made decides whether a child must run.
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
    withTransaction(transaction) { object[keyPath: keyPath] = value }
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
