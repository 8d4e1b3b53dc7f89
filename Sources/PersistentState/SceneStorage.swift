import Foundation
import ViewRuntime

/// A small value that belongs to one window and is restored at the next launch: the chosen tab, the
/// selected item (S9.2).
///
/// ```swift
/// @SceneStorage("selectedTab") private var tab = Tab.inbox
/// ```
///
/// Otherwise it behaves like `@State`. Two views of a window with the same key share the value. It
/// is stored in a file under `$XDG_STATE_HOME`, which is written a moment after a change and at the
/// end of the app.
@propertyWrapper
public struct SceneStorage<Value> {
  fileprivate let key: String
  fileprivate let initial: Value
  fileprivate let stored: StoredValue<Value>
  fileprivate var location: ExternalLocation<SceneStorageLocation<Value>>?

  init(_ key: String, _ initial: Value, _ stored: StoredValue<Value>) {
    self.key = key
    self.initial = initial
    self.stored = stored
  }

  /// The window's value; outside a view's body the one behind `=`, where writes are lost.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue, Transaction.current) }
  }

  /// A binding to the window's value; outside a view's body it is constant.
  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(initial)
  }
}

// Its location is safe to use from any thread if the value is.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: DynamicProperty {}

extension SceneStorage: RuntimeProperty {
  package static func makeStorage(
    _ property: SceneStorage, _ owner: BodyObserver
  ) -> PropertyStorage? {
    ExternalLocationStorage(makeLocation(of: property, owner))
  }

  @MainActor
  private static func makeLocation(
    of property: SceneStorage, _ owner: BodyObserver
  ) -> SceneStorageLocation<Value> {
    SceneStorageLocation(
      property.key, property.initial, property.stored, owner.runtime.sceneValues,
      owner.element.scope.values.sceneName, owner.runtime)
  }

  package static func connect(
    _ property: inout SceneStorage, _ storage: PropertyStorage?, _ owner: BodyObserver
  ) {
    let storage = unsafeDowncast(
      storage!, to: ExternalLocationStorage<SceneStorageLocation<Value>>.self)
    if storage.location.source.key != property.key {
      storage.move(to: makeLocation(of: property, owner))
    }
    property.location = storage.location
  }

  package static var comparison: ValueComparison.Comparison { compare { $0.key == $1.key } }
}

/// A single value of a window.
package final class SceneStorageLocation<Value>: ExternalSource, @unchecked Sendable {
  let key: String
  private let initial: Value
  private let stored: StoredValue<Value>
  private let store: SceneValues
  private let scene: String
  private let state: StateLocation<Value>

  @MainActor
  init(
    _ key: String, _ initial: Value, _ stored: StoredValue<Value>, _ store: SceneValues,
    _ scene: String, _ runtime: ViewRuntime
  ) {
    self.key = key
    self.initial = initial
    self.stored = stored
    self.store = store
    self.scene = scene
    let present = store.value(key, of: scene).flatMap { stored.decode($0) } ?? initial
    state = StateLocation(present, runtime)
    store.add(self, key, of: scene) { [weak self] in self?.changed() }
  }

  private func changed() {
    let present = store.value(key, of: scene).flatMap { stored.decode($0) } ?? initial
    state.write(present, Transaction.current)
  }

  package func read() -> Value { state.read() }
  package func peek() -> Value { state.peek() }

  package func write(_ value: Value, _ transaction: Transaction) {
    state.write(value, transaction)
    Transaction.carry(transaction) { store.set(stored.encode(value), key, of: scene, by: self) }
  }

  package var version: Int { state.changes }

  package func detach() {
    store.remove(self)
    state.detach()
  }
}

private struct SceneNameKey: EnvironmentKey {
  static let defaultValue = "window"
}

extension EnvironmentValues {
  /// The name under which the window stores its values.
  package var sceneName: String {
    get { self[SceneNameKey.self] }
    set { self[SceneNameKey.self] = newValue }
  }
}
