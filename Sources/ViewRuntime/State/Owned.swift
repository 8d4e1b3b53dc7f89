/// An object of this package that a view keeps for as long as its identity lasts, such as the model
/// of a navigation stack.
///
/// Unlike `@State` with a class, it creates the object only once, and does not make new view values
/// compare as different.
@propertyWrapper
package struct Owned<Object: AnyObject> {
  private let make: @MainActor () -> Object
  fileprivate var object: Object?

  package init(wrappedValue make: @autoclosure @escaping @MainActor () -> Object) {
    self.make = make
  }

  /// Read it only in the body and in code that the body calls.
  @MainActor package var wrappedValue: Object { object ?? make() }

  @MainActor fileprivate func makeObject() -> Object { make() }
}

extension Owned: DynamicProperty {}

extension Owned: RuntimeProperty {
  package static func makeStorage(_ property: Owned, _ owner: BodyObserver) -> PropertyStorage? {
    OwnedStorage(property.makeObject())
  }

  package static func makeStorage(
    _ property: Owned, _ owner: BodyObserver, keeping preservedValue: Any
  ) -> PropertyStorage? {
    let object = property.makeObject()
    (object as? any StatePreserving)?.adopt(preservedValue)
    return OwnedStorage(object)
  }

  package static func connect(
    _ property: inout Owned, _ storage: PropertyStorage?, _ owner: BodyObserver
  ) {
    property.object = unsafeDowncast(storage!, to: OwnedStorage<Object>.self).object
  }

  package static var comparison: ValueComparison.Comparison { { _, _ in true } }
}

@MainActor
private final class OwnedStorage<Object: AnyObject>: PropertyStorage {
  let object: Object

  override var preservedValue: Any? { (object as? any StatePreserving)?.preservedValue }

  init(_ object: Object) {
    self.object = object
    super.init()
  }
}
