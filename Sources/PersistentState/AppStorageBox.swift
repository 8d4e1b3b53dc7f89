import Combine
import Foundation

/// The key, type and default of an ``AppStorage``, and its value outside views.
final class AppStorageBox<Value>: @unchecked Sendable {
  let key: String
  let initial: Value
  let stored: StoredValue<Value>
  /// Nil uses the environment's store.
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

  private func defaults(_ environmentStore: UserDefaults?) -> UserDefaults {
    store ?? environmentStore ?? .standard
  }

  func value(in environmentStore: UserDefaults?) -> Value {
    defaults(environmentStore).object(forKey: key).flatMap { stored.decode($0) } ?? initial
  }

  func set(_ value: Value, in environmentStore: UserDefaults?) {
    announcement?.willSet()
    let defaults = defaults(environmentStore)
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

  func watcherStore(_ environmentStore: UserDefaults?) -> UserDefaults {
    defaults(environmentStore)
  }

  /// Publishes the changes of an object that owns the property, including external ones.
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

  // The object's own property announces a change before it is set.
  func didSet() { catchUp() }

  private func announce() {
    guard let object else { return }
    (object.objectWillChange as? any AnnouncingPublisher)?.announce()
  }

  override func defaultChanged() { announce() }
}

/// A type-erased publisher that can send.
private protocol AnnouncingPublisher {
  func announce()
}

extension ObservableObjectPublisher: AnnouncingPublisher {
  fileprivate func announce() { send() }
}
