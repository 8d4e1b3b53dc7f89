/// A value that holds while a gesture is active and resets to its initial value when the gesture
/// ends or is cancelled (S9.3).
///
/// ```swift
/// @GestureState private var isPressed = false
///
/// Text("Hold").opacity(isPressed ? 0.5 : 1)
///   .gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
/// ```
@propertyWrapper
public struct GestureState<Value> {
  package let initial: Value
  package let reset: (Value, inout Transaction) -> Void
  package private(set) var location: StateLocation<Value>?

  /// Starts with a value and resets to it without adding an animation.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
  /// Starts with a value and resets to it without adding an animation.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// - Parameter resetTransaction: the transaction of the reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Starts with a value and resets to it with a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// - Parameter reset: configures the transaction of the reset, given the last value.
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    initial = wrappedValue
    self.reset = reset
  }

  /// Starts with a value; `reset` configures the transaction of the reset, given the last value.
  public init(
    initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) { self.init(wrappedValue: initialValue, reset: reset) }

  /// The value while a gesture is active, otherwise the initial value; only `updating(_:body:)`
  /// sets it.
  public var wrappedValue: Value { location?.read() ?? initial }

  /// The state itself, to pass to `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Starts as nil and resets to nil with a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Starts as nil; `reset` configures the transaction of the reset, given the last value.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

// Reads are those of a state; `reset` is called only on the main actor.
extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: DynamicProperty {}

extension GestureState: RuntimeProperty {
  package static func makeStorage(
    _ property: GestureState, _ owner: BodyObserver
  ) -> PropertyStorage? {
    StateLocation(property.initial, owner.runtime)
  }

  package static func connect(
    _ property: inout GestureState, _ storage: PropertyStorage?, _ owner: BodyObserver
  ) {
    property.location = unsafeDowncast(storage!, to: StateLocation<Value>.self)
  }

  package static var comparison: ValueComparison.Comparison { { _, _ in true } }
}
