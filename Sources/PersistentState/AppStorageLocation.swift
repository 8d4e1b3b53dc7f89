import Combine
import Foundation
import ViewRuntime

/// The key, type and default of an ``AppStorage``, and its value without a view.
final class AppStorageBox<Value>: @unchecked Sendable {
  let key: String
  let initial: Value
  let stored: StoredValue<Value>
  /// Nil: the one of the environment.
  let store: UserDefaults?
  private var announcement: ObjectAnnouncement?

  init(
    _ key: String, _ initial: Value, _ stored: StoredValue<Value>, _ store: UserDefaults?
  ) {
    self.key = key
    self.initial = initial
    self.stored = stored
    self.store = store
  }

  private func defaults(_ surrounding: UserDefaults?) -> UserDefaults {
    store ?? surrounding ?? .standard
  }

  func value(in surrounding: UserDefaults?) -> Value {
    defaults(surrounding).object(forKey: key).flatMap { stored.decode($0) } ?? initial
  }

  func set(_ value: Value, in surrounding: UserDefaults?) {
    announcement?.willSet()
    let defaults = defaults(surrounding)
    SettingsJournal.willSet(key, of: defaults)
    if let plain = stored.encode(value) {
      defaults.set(plain, forKey: key)
    } else {
      defaults.removeObject(forKey: key)
    }
    announcement?.didSet()
    SettingsSaver.shared.noteChange(of: defaults)
    DefaultsWatch.shared.look()
  }

  func watcherStore(_ surrounding: UserDefaults?) -> UserDefaults { defaults(surrounding) }

  /// The property belongs to an object: it announces changes, from elsewhere too.
  func announceChanges(of object: AnyObject) {
    guard announcement == nil, let object = object as? any ObservableObject else { return }
    announcement = ObjectAnnouncement(object, key, defaults(nil))
  }
}

/// Sends an object's `objectWillChange` when a default changes.
private final class ObjectAnnouncement: DefaultsWatch.Watcher {
  private weak var object: (any ObservableObject)?

  init(_ object: any ObservableObject, _ key: String, _ store: UserDefaults) {
    self.object = object
    super.init(key, store)
    DefaultsWatch.shared.add(self)
  }

  func willSet() { announce() }

  // What the object's own property set was announced before it was set.
  func didSet() { catchUp() }

  private func announce() {
    guard let object else { return }
    (object.objectWillChange as? any AnnouncingPublisher)?.announce()
  }

  override func defaultChanged() { announce() }
}

/// A publisher that can be told to send.
private protocol AnnouncingPublisher {
  func announce()
}

extension ObservableObjectPublisher: AnnouncingPublisher {
  fileprivate func announce() { send() }
}

/// An `AppStorage` of a view: reads are dependencies, writes go to the defaults.
package final class AppStorageLocation<Value>: ExternalSource, @unchecked Sendable {
  private let box: AppStorageBox<Value>
  private let surrounding: UserDefaults?
  /// What bodies see and depend on.
  private let state: StateLocation<Value>
  private var watcher: LocationWatcher!

  @MainActor
  init(_ box: AppStorageBox<Value>, _ surrounding: UserDefaults?, _ runtime: ViewRuntime) {
    self.box = box
    self.surrounding = surrounding
    SettingsSaver.shared.use(box.watcherStore(surrounding))
    state = StateLocation(box.value(in: surrounding), runtime)
    watcher = LocationWatcher(box.key, box.watcherStore(surrounding)) { [weak self] in
      self?.changed()
    }
    DefaultsWatch.shared.add(watcher)
    runtime.poll()
  }

  /// Whether it stands for the default that a property names.
  @MainActor
  func isOf(_ other: AppStorageBox<Value>) -> Bool {
    box === other || (box.key == other.key && box.store === other.store)
  }

  private func changed() { state.write(box.value(in: surrounding), Transaction.current) }

  package func read() -> Value {
    EvaluationContext.isEvaluating ? state.read() : box.value(in: surrounding)
  }

  package func write(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { box.set(value, in: surrounding) }
  }

  package var version: Int { state.version }

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
