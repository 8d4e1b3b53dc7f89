import Combine

/// An object owned by a view: created once per identity and kept until the view is removed (S4.4).
///
/// ```swift
/// struct TimelineView: View {
///   @StateObject private var model = TimelineModel()
///
///   var body: some View { List(model.posts) { PostRow(post: $0) } }
/// }
/// ```
///
/// The expression after `=` runs when the view is mounted, not when the struct is created.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  package enum Content {
    case initially(() -> ObjectType)
    case object(ObjectType)
  }

  package var content: Content

  /// Creates the object when the view is mounted, once per identity.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    content = .initially(thunk)
  }

  /// The object. Each read outside a view's body creates a new one and reports a warning.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    switch content {
    case .object(let object): return object
    case .initially(let thunk):
      Diagnostics.report(
        .uninstalledStateObject,
        "The StateObject<\(ObjectType.self)> was read outside of a view's body: each read makes a "
          + "new object. Read it in the body or in what the body calls, not in an initialiser.")
      return thunk()
    }
  }

  /// Gives bindings to the object's properties: `$model.name`.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    .init(root: wrappedValue)
  }
}

// Its closure and its object can only be reached on the main actor.
extension StateObject: @unchecked Sendable {}

extension StateObject: DynamicProperty {}

extension StateObject: RuntimeProperty {
  package static func makeStorage(
    _ property: StateObject, _ owner: BodyObserver
  ) -> PropertyStorage? {
    let storage = ObjectStorage<ObjectType>(owner)
    if case .initially(let thunk) = property.content { storage.watch(thunk()) }
    return storage
  }

  package static func makeStorage(
    _ property: StateObject, _ owner: BodyObserver, keeping preservedValue: Any
  ) -> PropertyStorage? {
    guard let object = PreservedState.value(preservedValue, as: ObjectType.self) else { return nil }
    let storage = ObjectStorage<ObjectType>(owner)
    storage.watch(object)
    return storage
  }

  package static func connect(
    _ property: inout StateObject, _ storage: PropertyStorage?, _ owner: BodyObserver
  ) {
    if let object = unsafeDowncast(storage!, to: ObjectStorage<ObjectType>.self).object {
      property.content = .object(object)
    }
  }

  // Later closures are never called: the object stays whatever they would create.
  package static var comparison: ValueComparison.Comparison { { _, _ in true } }
}
