import Foundation
import Timekeeping

/// What a test's app has set by ``AppStorage``, so that the next start of it begins as the first
/// did.
///
/// All tests of a process share `UserDefaults.standard` and may run beside each other, so what
/// happens under another test's clock is not noted.
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

  /// - Parameter time: the test's own clock.
  package init(_ time: TimeSource) {
    self.time = time
    Self.lock.withLock { Self.journals[ObjectIdentifier(time)] = Weak(journal: self) }
  }

  deinit { Self.lock.withLock { _ = Self.journals.removeValue(forKey: ObjectIdentifier(time)) } }

  /// A default is about to be set.
  ///
  /// - Complexity: outside of tests, a lock.
  static func willSet(_ key: String, of store: UserDefaults) {
    // Let go outside of the lock, which its end takes as well.
    let journal = lock.withLock {
      journals.isEmpty ? nil : journals[ObjectIdentifier(TimeSource.current)]?.journal
    }
    guard let journal else { return }
    lock.withLock {
      if journal.former.contains(where: { $0.key == key && $0.store === store }) { return }
      journal.former.append(Former(store: store, key: key, value: store.object(forKey: key)))
    }
  }

  /// Sets all back to what it was before the app first set it.
  package func putBack() {
    let former = Self.lock.withLock {
      defer { self.former = [] }
      return self.former
    }
    for entry in former {
      entry.store.removeObject(forKey: entry.key)
      // What was saved meanwhile would be there for the next process.
      defer { SettingsSaver.shared.noteChange(of: entry.store) }
      guard let value = entry.value else { continue }
      // What was registered shows again by itself.
      if let known = value as? AnyHashable,
        known == entry.store.object(forKey: entry.key) as? AnyHashable
      {
        continue
      }
      entry.store.set(value, forKey: entry.key)
    }
  }
}
