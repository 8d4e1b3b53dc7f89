import Foundation
import Timekeeping

/// What a test's app has set by ``AppStorage``, so that the next start of it begins as the first did.
///
/// All tests of a process share `UserDefaults.standard` and may run beside each other, so only what
/// happens under the test's own clock is noted.
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
    lock.withLock {
      guard !journals.isEmpty,
        let journal = journals[ObjectIdentifier(TimeSource.current)]?.journal,
        !journal.former.contains(where: { $0.key == key && $0.store === store })
      else { return }
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
      if let value = entry.value {
        entry.store.set(value, forKey: entry.key)
      } else {
        entry.store.removeObject(forKey: entry.key)
      }
    }
  }
}
