import Foundation
import ViewRuntime
import struct Synchronization.Atomic

/// Tells who shows a default that it was changed: by another property, or by anybody through
/// `UserDefaults` itself.
///
/// `UserDefaults` on Linux announces nothing, so changes from elsewhere are looked for: after each
/// event, in each frame, and once a second, as long as a view shows one.
final class DefaultsWatch: PolledSource, @unchecked Sendable {
  /// Somebody who shows one default.
  class Watcher {
    let key: String
    let store: UserDefaults
    fileprivate var last: AnyHashable?

    init(_ key: String, _ store: UserDefaults) {
      self.key = key
      self.store = store
      last = store.object(forKey: key) as? AnyHashable
    }

    /// What changed so far is known.
    func catchUp() { last = store.object(forKey: key) as? AnyHashable }

    /// The default has another value now; on the main thread.
    func defaultChanged() {}
  }

  static let shared = {
    let watch = DefaultsWatch()
    PolledSources.add(watch)
    return watch
  }()

  private struct Weak {
    weak var watcher: Watcher?
  }

  private let lock = NSRecursiveLock()
  private var watchers: [Weak] = [] {
    didSet { hasWatchers.store(!watchers.isEmpty, ordering: .releasing) }
  }
  /// Asked in each frame; most programs have none.
  private let hasWatchers = Atomic<Bool>(false)

  var isWatched: Bool {
    guard hasWatchers.load(ordering: .acquiring) else { return false }
    return lock.withLock { watchers.contains { $0.watcher != nil } }
  }

  func add(_ watcher: Watcher) {
    lock.withLock {
      watchers.removeAll { $0.watcher == nil }
      watchers.append(Weak(watcher: watcher))
    }
  }

  func remove(_ watcher: Watcher) {
    lock.withLock { watchers.removeAll { $0.watcher == nil || $0.watcher === watcher } }
  }

  /// Looks at every default that somebody shows. While a body is evaluated nobody can be told: then
  /// the next frame looks.
  ///
  /// - Complexity: one look-up for each of them.
  func look() {
    if let evaluation = EvaluationContext.current {
      if isWatched { evaluation.requestFrame() }
      return
    }
    let present = lock.withLock { watchers.compactMap(\.watcher) }
    for watcher in present {
      let value = watcher.store.object(forKey: watcher.key) as? AnyHashable
      guard value != watcher.last else { continue }
      watcher.last = value
      watcher.defaultChanged()
    }
  }
}
