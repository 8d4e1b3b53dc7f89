import Combine
import Observation

/// An object that an ancestor put into the environment, observed by this view.
///
/// It is looked up by its static type; the nearest ancestor wins. If there is none, the program
/// stops when the property is read (S4.6, D4).
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  /// Gives bindings to the object's properties: `$cart.coupon`.
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    /// A binding to a property of the object.
    @MainActor @preconcurrency
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(root, keyPath))
    }
  }

  package var object: ObjectType?
  package var viewName = ""

  /// Looks for an object of the type in the environment.
  public init() {}

  /// The object. The program stops with a message if no ancestor provided one.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      Diagnostics.fatal(
        .missingObject,
        "No ObservableObject of type \(ObjectType.self) was found in the environment"
          + (viewName.isEmpty ? "" : " of \(viewName)")
          + ". Put one there with `.environmentObject(object)` on a view above.")
    }
    return object
  }

  /// Gives bindings to the object's properties: `$cart.coupon`.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

// Its object can only be reached on the main actor.
extension EnvironmentObject: @unchecked Sendable {}
// Its object can only be reached on the main actor.
extension EnvironmentObject.Wrapper: @unchecked Sendable {}

extension EnvironmentObject: DynamicProperty {}

extension EnvironmentObject: RuntimeProperty {
  package static func makeStorage(
    _ property: EnvironmentObject, _ owner: BodyObserver
  ) -> PropertyStorage? {
    EnvironmentObjectStorage<ObjectType>(owner)
  }

  package static func connect(
    _ property: inout EnvironmentObject, _ storage: PropertyStorage?, _ owner: BodyObserver
  ) {
    property.object =
      unsafeDowncast(storage!, to: EnvironmentObjectStorage<ObjectType>.self).objects.object
    property.viewName = owner.element.viewType.name
  }

  package static var comparison: ValueComparison.Comparison { { _, _ in true } }
}

@MainActor
private final class EnvironmentObjectStorage<ObjectType: ObservableObject>: PropertyStorage {
  let objects: ObjectStorage<ObjectType>

  init(_ owner: BodyObserver) {
    objects = ObjectStorage(owner)
    super.init()
    look(in: owner.element.scope)
  }

  private func look(in scope: EnvironmentScope) {
    if let object = scope.values[object: ObjectType.self] { objects.watch(object) }
  }

  override var environmentMask: EnvironmentMask {
    EnvironmentMask(ObjectIdentifier(ObjectType.self))
  }

  override func environmentChanged(_ scope: EnvironmentScope, _ changed: EnvironmentMask) -> Bool {
    let former = objects.object
    look(in: scope)
    return objects.object !== former
  }

  override var version: Int { changes + objects.version }

  override func invalidate() { objects.invalidate() }
}

extension View {
  /// Puts an object into the environment of the views below, which find it by its type (S4.6).
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObservableModifier(object: object))
  }
}
