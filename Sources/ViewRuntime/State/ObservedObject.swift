import Combine
import Timekeeping

/// An object that is owned elsewhere and observed by this view.
///
/// The view runs again whenever the object announces a change, whatever the view reads (S4.3). The
/// wrapper does not own the object: a view that creates its object here gets a new one with every
/// evaluation of its parent (S4.5); use `@StateObject` to own one.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// Gives bindings to the object's properties: `$model.name`.
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    package init(root: ObjectType) { self.root = root }

    /// A binding to a property of the object.
    @MainActor @preconcurrency
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(root, keyPath))
    }
  }

  package var object: ObjectType

  /// The observed object; replaced when the parent passes another one.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Gives bindings to the object's properties: `$model.name`.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  /// Observes an object that is owned elsewhere.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Observes an object that is owned elsewhere.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }
}

// Its object can only be reached on the main actor.
extension ObservedObject: @unchecked Sendable {}
// Its object can only be reached on the main actor.
extension ObservedObject.Wrapper: @unchecked Sendable {}

extension ObservedObject: DynamicProperty {}

extension ObservedObject: RuntimeProperty {
  package static func makeStorage(
    _ property: ObservedObject, _ owner: BodyObserver
  ) -> PropertyStorage? {
    ObjectStorage<ObjectType>(owner)
  }

  package static func connect(
    _ property: inout ObservedObject, _ storage: PropertyStorage?, _ owner: BodyObserver
  ) {
    unsafeDowncast(storage!, to: ObjectStorage<ObjectType>.self).watch(property.object)
  }

  package static var comparison: ValueComparison.Comparison {
    compare { $0.object === $1.object }
  }
}

/// Invalidates a body when an object announces a change; follows the object when it is replaced
/// (S4.5).
@MainActor
package final class ObjectStorage<ObjectType: ObservableObject>: PropertyStorage {
  private unowned(unsafe) let owner: BodyObserver
  package private(set) var object: ObjectType?
  private var subscription: AnyCancellable?

  package init(_ owner: BodyObserver) { self.owner = owner }

  package func watch(_ object: ObjectType) {
    guard object !== self.object else { return }
    if let recorder = owner.runtime.recorder, recorder.notesLosses, let former = self.object {
      recorder.noteReplacement(of: former, in: owner)
    }
    self.object = object
    subscription = object.objectWillChange.sink {
      [change = ObjectChange(owner, self, ObjectType.self)] _ in
      change.announced()
    }
  }

  override var preservedValue: Any? { object }

  override package func invalidate() {
    subscription = nil
    object = nil
  }

  override func willChange() {
    if let object { owner.runtime.recorder?.remember(object) }
  }

  override func announced() {
    super.announced()
    if let recorder = UpdateListening.current, let object {
      recorder.changed(.object(object), from: nil, to: nil)
    }
  }
}

/// Handles an announced change, on any thread.
private final class ObjectChange: @unchecked Sendable {
  private let invalidate: @Sendable (Transaction) -> Void
  private let type: String
  private let remember: () -> Void
  /// The observer's clock: the program's own threads have none.
  private let time = TimeSource.current

  @MainActor
  init<T>(_ owner: BodyObserver, _ storage: PropertyStorage, _ type: T.Type) {
    let invalidateBody = owner.invalidation(in: owner.runtime)
    let queue = owner.runtime.updateQueue
    weak let storage = storage
    let counter = UncheckedBox { storage?.announced() }
    remember = { MainActor.assumeIsolated { storage?.willChange() } }
    invalidate = { transaction in
      queue.append(transaction) { MainActor.assumeIsolated { counter.value() } }
      invalidateBody(transaction)
    }
    self.type = "\(T.self)"
  }

  func announced() {
    if EvaluationContext.isEvaluating {
      Diagnostics.report(
        .publishedDuringUpdate,
        "\(type) published a change while \(EvaluationContext.current!.name) was being evaluated; "
          + "it takes effect in the next update. Change models in actions, `onAppear`, `onChange` "
          + "or `task`, not in a body.")
    } else if !isOnMainActor() {
      return time.use(announcedOffMain)
    }
    if UpdateListening.hasBegun, isOnMainActor() { remember() }
    invalidate(Transaction.current)
  }

  private func announcedOffMain() {
    Diagnostics.report(
      .publishedOffMain,
      "\(type) published a change on a background thread. Publish on the main thread: mark the "
        + "class @MainActor, or use receive(on: DispatchQueue.main).")
    let transaction = Transaction.current
    PublishedWrite.afterwards { [invalidate, time] in time.use { invalidate(transaction) } }
  }
}
