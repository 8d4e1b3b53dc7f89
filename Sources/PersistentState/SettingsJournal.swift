import Foundation
import Timekeeping

/// Records what a test's app sets through ``AppStorage``, so that its next launch starts from the
/// same defaults as the first.
///
/// All tests of a process share `UserDefaults.standard` and may run in parallel, so changes under
/// another test's clock are not recorded.
package final class SettingsJournal: @unchecked Sendable {
  private struct Former {
    let store: UserDefaults
    let key: String
    let value: Any?
  }

  private struct Weak {
    weak var journal: SettingsJournal?
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var journals: [ObjectIdentifier: Weak] = [:]

  private let time: TimeSource
  private var former: [Former] = []

  /// - Parameter time: the test's clock.
  package init(_ time: TimeSource) {
    self.time = time
    Self.lock.withLock { Self.journals[ObjectIdentifier(time)] = Weak(journal: self) }
  }

  deinit { Self.lock.withLock { _ = Self.journals.removeValue(forKey: ObjectIdentifier(time)) } }

  /// Called before a default is set.
  ///
  /// - Complexity: outside tests, taking a lock.
  static func willSet(_ key: String, of store: UserDefaults) {
    // Released outside the lock, which its deinitializer takes as well.
    let journal = lock.withLock {
      journals.isEmpty ? nil : journals[ObjectIdentifier(TimeSource.current)]?.journal
    }
    guard let journal else { return }
    lock.withLock {
      if journal.former.contains(where: { $0.key == key && $0.store === store }) { return }
      journal.former.append(Former(store: store, key: key, value: store.object(forKey: key)))
    }
  }

  /// Restores all defaults to their values before the app first set them.
  package func putBack() {
    let former = Self.lock.withLock {
      defer { self.former = [] }
      return self.former
    }
    for entry in former {
      entry.store.removeObject(forKey: entry.key)
      // Otherwise values saved meanwhile would remain for the next process.
      defer { SettingsSaver.shared.noteChange(of: entry.store) }
      guard let value = entry.value else { continue }
      // A registered default reappears without being set.
      if let known = value as? AnyHashable,
        known == entry.store.object(forKey: entry.key) as? AnyHashable
      {
        continue
      }
      entry.store.set(value, forKey: entry.key)
    }
  }
}
