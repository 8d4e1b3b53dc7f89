import Observation
import ViewRuntime

/// A value that the focused view, or its scene, publishes; nil if there is none.
///
/// ```swift
/// struct SaveCommand: View {
///   @FocusedValue(\.document) private var document
///
///   var body: some View {
///     Button("Save") { document?.save() }.disabled(document == nil)
///   }
/// }
/// ```
@propertyWrapper
public struct FocusedValue<Value> {
  fileprivate let find: (FocusedValues) -> Value?
  fileprivate var location: StateLocation<Value?>?

  /// Makes a property that reads the value at a key path of the focused values.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    find = { $0[keyPath: keyPath] }
  }

  /// Makes a property that reads the observable object published by `focusedValue(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    find = { $0[object: Value.self] }
  }

  /// The value; nil if no focused view, and no front scene, publishes one.
  public var wrappedValue: Value? { location?.read() ?? nil }
}

extension FocusedValue: DynamicProperty {}
extension FocusedValue: @unchecked Sendable where Value: Sendable {}

extension FocusedValue: RuntimeProperty {
  package static func makeStorage(
    _ property: FocusedValue, _ owner: BodyObserver
  ) -> PropertyStorage? {
    PropertyStateStorage(FocusedValueState(property.find, owner.runtime))
  }

  package static func connect(
    _ property: inout FocusedValue, _ storage: PropertyStorage?, _ owner: BodyObserver
  ) {
    let storage = unsafeDowncast(
      storage!, to: PropertyStateStorage<FocusedValueState<Value>>.self)
    property.location = storage.state.location
  }

  package static var comparison: ValueComparison.Comparison { { _, _ in true } }
}

private final class FocusedValueState<Value>: PropertyState, FocusedValueReader {
  let location: StateLocation<Value?>
  private let find: (FocusedValues) -> Value?
  private let reference: RuntimeReference

  init(_ find: @escaping (FocusedValues) -> Value?, _ runtime: ViewRuntime) {
    self.find = find
    reference = runtime.reference
    location = StateLocation(find(runtime.focusedValues.known), runtime)
    runtime.focusedValues.add(self)
  }

  func focusedValuesChanged(_ values: FocusedValues) {
    let value = find(values)
    if !ValueComparison.areEqual(value, location.peek()) { location.write(value, Transaction()) }
  }

  var version: Int { location.version }

  func invalidate() {
    reference.runtime?.focusedValues.remove(self)
    location.detach()
  }
}
