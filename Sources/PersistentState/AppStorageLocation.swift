import Combine
import Foundation
import ViewRuntime

/// An `AppStorage` of a view: reads are dependencies, writes go to the defaults.
package final class AppStorageLocation<Value>: ExternalSource, @unchecked Sendable {
  private let box: AppStorageBox<Value>
  private let environmentStore: UserDefaults?
  /// The value that bodies read and depend on.
  private let state: StateLocation<Value>
  private var watcher: LocationWatcher!

  @MainActor
  init(_ box: AppStorageBox<Value>, _ environmentStore: UserDefaults?, _ runtime: ViewRuntime) {
    self.box = box
    self.environmentStore = environmentStore
    SettingsSaver.shared.use(box.watcherStore(environmentStore))
    state = StateLocation(box.value(in: environmentStore), runtime)
    watcher = LocationWatcher(box.key, box.watcherStore(environmentStore)) { [weak self] in
      self?.changed()
    }
    DefaultsWatch.shared.add(watcher)
    runtime.poll()
  }

  /// Returns whether this is the location of the property's default.
  @MainActor
  func isOf(_ other: AppStorageBox<Value>) -> Bool {
    box === other || (box.key == other.key && box.store === other.store)
  }

  private func changed() { state.write(box.value(in: environmentStore), Transaction.current) }

  package func read() -> Value {
    EvaluationContext.isEvaluating ? state.read() : box.value(in: environmentStore)
  }

  package func write(_ value: Value, _ transaction: Transaction) {
    Transaction.carry(transaction) { box.set(value, in: environmentStore) }
  }

  package var version: Int { state.changes }

  package func detach() {
    DefaultsWatch.shared.remove(watcher)
    state.detach()
  }
}

private final class LocationWatcher: DefaultsWatch.Watcher {
  private let changed: () -> Void

  init(_ key: String, _ store: UserDefaults, _ changed: @escaping () -> Void) {
    self.changed = changed
    super.init(key, store)
  }

  override func defaultChanged() { changed() }
}
