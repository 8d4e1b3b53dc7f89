import Foundation
import ViewRuntime
import struct Synchronization.Atomic

/// Notifies watchers of a changed default: by another property, or directly through `UserDefaults`.
///
/// `UserDefaults` on Linux posts no changes, so external changes are polled: after each event, in
/// each frame, and once a second, as long as a view shows a default.
final class DefaultsWatch: PolledSource, @unchecked Sendable {
  /// A watcher of one default.
  class Watcher {
    let key: String
    let store: UserDefaults
    fileprivate var last: AnyHashable?

    init(_ key: String, _ store: UserDefaults) {
      self.key = key
      self.store = store
      last = store.object(forKey: key) as? AnyHashable
    }

    /// Marks the current value as seen.
    func catchUp() { last = store.object(forKey: key) as? AnyHashable }

    /// Called on the main thread when the default has changed.
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

  private struct Place: Hashable {
    let store: ObjectIdentifier
    let key: String
  }

  private let lock = NSRecursiveLock()
  private var watchers: [Weak] = [] {
    didSet { hasWatchers.store(!watchers.isEmpty, ordering: .releasing) }
  }
  /// Read in each frame; most programs have no watchers.
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

  /// Checks every watched default. During an evaluation nothing can be notified, so the next frame
  /// checks.
  ///
  /// - Complexity: one lookup for each watched default, however many watch it; linear in the
  ///   watchers.
  func look() {
    if let evaluation = EvaluationContext.current {
      if isWatched { evaluation.requestFrame() }
      return
    }
    let present = lock.withLock { watchers.compactMap(\.watcher) }
    var found: [Place: AnyHashable?] = [:]
    for watcher in present {
      let place = Place(store: ObjectIdentifier(watcher.store), key: watcher.key)
      let value = found[place] ?? watcher.store.object(forKey: watcher.key) as? AnyHashable
      found[place] = .some(value)
      guard value != watcher.last else { continue }
      watcher.last = value
      watcher.defaultChanged()
      // A watcher may call the program, which may write.
      found = [:]
    }
  }
}
