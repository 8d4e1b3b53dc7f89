/// A value that a view owns.
///
/// The storage belongs to the view's identity, not to the struct: it is created with the identity's
/// first value and lasts until the view is removed (S2.3, S1.17).
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///
///   var body: some View {
///     Button("Count: \(count)") { count += 1 }
///   }
/// }
/// ```
///
/// - Reading it in `body` makes the body depend on it; a state that was never read does not
///   invalidate the body (S2.7). In an action it is always the latest value (S2.6).
/// - Writing an equal value does nothing (S2.9). Writing during an evaluation is reported and
///   dropped (S2.10, D1). Any thread may write (S2.12).
@propertyWrapper
public struct State<Value> {
  // First, so that its offset does not depend on the size of the value.
  package var location: StateLocation<Value>?
  package var initial: Value

  /// Starts with the value after `=`; later values are ignored while the view's identity lasts.
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// Starts with a value, as in a view's initialiser: `_count = State(initialValue: 3)`.
  public init(initialValue value: Value) {
    initial = value
  }

  /// The current value. Setting it re-evaluates the views that read it.
  ///
  /// Outside a view's body it is the initial value, and writes are lost.
  public var wrappedValue: Value {
    get {
      guard let location else { return initial }
      return borrowed(location) { $0.read() }
    }
    // Outside a view there is nothing to write to (S2.1).
    nonmutating set { location?.write(newValue, Transaction.current) }
  }

  /// A binding to the value. Taking it is not a read (S2.7).
  public var projectedValue: Binding<Value> {
    guard let location else {
      Diagnostics.report(
        .uninstalledState,
        "The binding of a State<\(Value.self)> was taken outside of a view's body, so it is "
          + "constant and its writes are lost. Use `$` only in the body or in what it calls, not in "
          + "an initialiser.")
      return .constant(initial)
    }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that starts as nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: DynamicProperty {}

extension State: RuntimeProperty {
  // The types of most states: for others, each of the generic classes is looked up by its name.
  @_specialize(where Value == Int)
  @_specialize(where Value == Bool)
  @_specialize(where Value == String)
  package static func makeStorage(_ property: State, _ owner: BodyObserver) -> PropertyStorage? {
    StateLocation(property.initial, owner.runtime)
  }

  package static func makeStorage(
    _ property: State, _ owner: BodyObserver, keeping preservedValue: Any
  ) -> PropertyStorage? {
    PreservedState.value(preservedValue, as: Value.self).map { StateLocation($0, owner.runtime) }
  }

  package static func connect(
    _ property: inout State, _ storage: PropertyStorage?, _ owner: BodyObserver
  ) {
    property.location = unsafeDowncast(storage!, to: StateLocation<Value>.self)
  }

  package static var comparison: ValueComparison.Comparison {
    let values = ValueComparison.viewComparison(Value.self)
    // The value is compared in place: reading it would copy it.
    let offset = MemoryLayout<State>.offset(of: \.initial)!
    return { a, b in values(a + offset, b + offset) }
  }

  package static var comparedPart: (offset: Int, type: Any.Type)? {
    (MemoryLayout<State>.offset(of: \.initial)!, Value.self)
  }
}
