import Combine
import Foundation
import ViewRuntime

/// A value in the app's defaults (`UserDefaults`), which persists across launches.
///
/// ```swift
/// @AppStorage("showsDone") private var showsDone = true
/// @AppStorage("sorting") private var sorting = Sorting.byName     // an enum of String or Int
/// ```
///
/// Changes flow both ways: the view updates when the default changes, from wherever (S9.1). The
/// value behind `=` is used while none is stored; it is not written. In an `ObservableObject`, a
/// change publishes the object's `objectWillChange`.
///
/// While the app runs, changes reach the disk after a moment and whenever the app ends, and so do
/// those that the program makes through `UserDefaults.standard`; see `SettingsSaver`. In tests they
/// stay in memory.
@propertyWrapper
public struct AppStorage<Value> {
  let box: AppStorageBox<Value>
  fileprivate var location: ExternalLocation<AppStorageLocation<Value>>?

  init(_ key: String, _ initial: Value, _ stored: StoredValue<Value>, _ store: UserDefaults?) {
    box = AppStorageBox(key, initial, stored, store)
  }

  /// The value in the defaults, or the one behind `=` if there is none.
  public var wrappedValue: Value {
    get { location?.read() ?? box.value(in: nil) }
    nonmutating set {
      if let location {
        location.write(newValue, Transaction.current)
      } else {
        box.set(newValue, in: nil)
      }
    }
  }

  /// A binding to the value in the defaults.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    let box = UncheckedBox(box)
    return Binding.unread(get: { box.value.value(in: nil) }, set: { box.value.set($0, in: nil) })
  }

  /// Called by the compiler for a property of a class: changes publish the object's
  /// `objectWillChange`.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
  ) -> Value {
    get {
      let box = object[keyPath: storageKeyPath].box
      box.announceChanges(of: object)
      return box.value(in: nil)
    }
    set {
      let box = object[keyPath: storageKeyPath].box
      box.announceChanges(of: object)
      box.set(newValue, in: nil)
    }
  }
}

// The box is constant, and its location is safe to use from any thread if the value is.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: DynamicProperty {}

extension AppStorage: RuntimeProperty {
  package static func makeStorage(
    _ property: AppStorage, _ owner: BodyObserver
  ) -> PropertyStorage? {
    let store = owner.element.scope.values.defaultAppStorage
    return ExternalLocationStorage(AppStorageLocation(property.box, store, owner.runtime))
  }

  package static func connect(
    _ property: inout AppStorage, _ storage: PropertyStorage?, _ owner: BodyObserver
  ) {
    let storage = unsafeDowncast(
      storage!, to: ExternalLocationStorage<AppStorageLocation<Value>>.self)
    if !storage.location.source.isOf(property.box) {
      let store = owner.element.scope.values.defaultAppStorage
      storage.move(to: AppStorageLocation(property.box, store, owner.runtime))
    }
    property.location = storage.location
  }

  package static var comparison: ValueComparison.Comparison {
    compare { $0.box.key == $1.box.key && $0.box.store === $1.box.store }
  }
}

private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  /// The defaults of an `@AppStorage` without explicit ones; nil uses the standard ones.
  package var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}
