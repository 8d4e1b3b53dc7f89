import Combine
import Observation
import ViewRuntime

/// The object of a type that the focused view, or its scene, publishes; nil if there is none.
///
/// The view observes the object's changes.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject> {
  /// Makes bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    /// A binding to a property of the object.
    @MainActor @preconcurrency
    public subscript<T>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>
    ) -> Binding<T> {
      let wrapper = ObservedObject<ObjectType>.Wrapper(root: root)
      return wrapper[dynamicMember: keyPath]
    }
  }

  fileprivate var location: StateLocation<ObjectType?>?

  /// Makes a property that reads the focused object of the type.
  public init() {}

  /// The object; nil if no focused view, and no front scene, publishes one.
  @MainActor @preconcurrency public var wrappedValue: ObjectType? { location?.read() ?? nil }

  /// Bindings to the object's properties; nil without an object.
  @MainActor @preconcurrency public var projectedValue: Wrapper? {
    wrappedValue.map { Wrapper(root: $0) }
  }
}

// Its object can only be reached on the main actor.
extension FocusedObject: @unchecked Sendable {}
// Its object can only be reached on the main actor.
extension FocusedObject.Wrapper: @unchecked Sendable {}

extension FocusedObject: DynamicProperty {}

extension FocusedObject: RuntimeProperty {
  package static func makeStorage(
    _ property: FocusedObject, _ owner: BodyObserver
  ) -> PropertyStorage? { PropertyStateStorage(FocusedObjectState<ObjectType>(owner)) }

  package static func connect(
    _ property: inout FocusedObject, _ storage: PropertyStorage?, _ owner: BodyObserver
  ) {
    let storage = unsafeDowncast(
      storage!, to: PropertyStateStorage<FocusedObjectState<ObjectType>>.self)
    property.location = storage.state.location
  }

  package static var comparison: ValueComparison.Comparison { { _, _ in true } }
}

/// The current object and the subscription to its changes.
private final class FocusedObjectState<ObjectType: ObservableObject>: PropertyState,
  FocusedValueReader
{
  let location: StateLocation<ObjectType?>
  private let object: ObjectStorage<ObjectType>
  private let reference: RuntimeReference

  init(_ owner: BodyObserver) {
    let known = owner.runtime.focusedValues.known[object: ObjectType.self]
    location = StateLocation(known, owner.runtime)
    object = ObjectStorage(owner)
    reference = owner.runtime.reference
    if let known { object.watch(known) }
    owner.runtime.focusedValues.add(self)
  }

  func focusedValuesChanged(_ values: FocusedValues) {
    let new = values[object: ObjectType.self]
    guard new !== location.peek() else { return }
    if let new { object.watch(new) } else { object.invalidate() }
    location.write(new, Transaction())
  }

  var version: Int { location.version + object.version }

  func invalidate() {
    reference.runtime?.focusedValues.remove(self)
    object.invalidate()
    location.detach()
  }
}

extension View {
  /// Publishes an object for `@FocusedObject` while the focus is inside.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(Optional(object))
  }

  /// Publishes an object for `@FocusedObject` while the focus is inside; nil publishes nothing.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(object, isForScene: false) { $0[object: T.self] = $1 })
  }
}
