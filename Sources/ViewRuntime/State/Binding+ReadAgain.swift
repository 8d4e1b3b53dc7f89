/// Invalidates the body that made it. Used by controls, which show their binding's value after each
/// of their own writes (S3.9), whether or not anything reports the change.
package struct ReadAgain {
  fileprivate let invalidate: (@Sendable (Transaction) -> Void)?
  fileprivate let observer: ObjectIdentifier?

  /// Captures the body being evaluated.
  @MainActor
  package init() {
    guard let body = EvaluationContext.current?.observer else {
      (invalidate, observer) = (nil, nil)
      return
    }
    invalidate = body.invalidation(in: body.runtime)
    observer = ObjectIdentifier(body)
  }

  package func callAsFunction() { invalidate?(Transaction.current) }
}

extension Binding {
  /// The binding for the control whose body is being evaluated: the body runs again after a write.
  ///
  /// State, and stored parts of it, report their own changes and need no wrapper.
  @MainActor
  package var readAgain: Binding {
    guard location.graph == nil else { return self }
    return Binding(
      location: ReadAgainLocation(base: location, again: ReadAgain()), transaction: transaction)
  }
}

/// Wraps another location; the body reads it again after a write through this wrapper.
///
/// The value at the time of creation decides whether a child must run.
private final class ReadAgainLocation<Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Value>
  private let again: ReadAgain
  private let snapshot: Value

  init(base: Location<Value>, again: ReadAgain) {
    self.base = base
    self.again = again
    snapshot = base.read()
  }

  override func read() -> Value { base.read() }
  override func readIfThere() -> Value? { base.readIfThere() }
  override func peek() -> Value { base.peek() }
  override var version: Int { base.version }
  override var origin: (place: AnyObject?, path: () -> String?) { base.origin }

  override func write(_ value: Value, _ transaction: Transaction) {
    base.write(value, transaction)
    again.invalidate?(transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    isSame(as: other) { $0 }
  }

  override func isSame<Part>(as other: Location<Value>, in part: (Value) -> Part?) -> Bool {
    guard let other = other as? ReadAgainLocation<Value>,
      other.again.observer == again.observer, base.isSame(as: other.base, in: part)
    else { return false }
    let (a, b) = (UncheckedBox(part(snapshot)), UncheckedBox(part(other.snapshot)))
    return MainActor.assumeIsolated { ValueComparison.areEqual(a.value, b.value) }
  }

  override func noteRead<Part>(of keyPath: WritableKeyPath<Value, Part>) {
    base.noteRead(of: keyPath)
  }
}
