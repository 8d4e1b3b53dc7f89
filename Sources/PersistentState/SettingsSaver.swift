import Dispatch
import Foundation

/// Brings what a program keeps in `UserDefaults` to the disk soon after it changed, and at its end.
///
/// Foundation on Linux keeps it in memory until `synchronize()` is called, which programs need not
/// do. What `@AppStorage` writes is known at once. Of what the program itself sets nobody is told,
/// so it is looked for: more than once a second, in the program's own defaults, in those that an
/// `@AppStorage` uses, and in the suites that the program has asked for.
///
/// Nothing of this happens before ``start()``: tests leave no files behind.
package final class SettingsSaver: @unchecked Sendable {
  package static let shared = SettingsSaver()

  private struct SavedStore {
    let store: UserDefaults
    let file: SettingsFile
    /// What it held when it was looked at last.
    var seen: [String: Any]
    var isChanged = false
  }

  private let lock = NSLock()
  private var isStarted = false
  /// By the names of their suites; the program's own has none.
  private var kept: [String: SavedStore] = [:]
  /// Suites that the program asked for before it was started.
  private var early: Set<String> = []
  private var timer: (any DispatchSourceTimer)?
  private var isScheduled = false
  /// Where files are written; one after the other.
  private let queue = DispatchQueue(label: "settings", qos: .utility)

  package init() {}

  /// From here on, settings are saved.
  ///
  /// - Parameter store: the one of the program, which is looked at from the start.
  package func start(_ store: UserDefaults = .standard) {
    let suites = lock.withLock {
      isStarted = true
      defer { early = [] }
      return early.sorted()
    }
    use(store)
    for suite in suites { UserDefaults(suiteName: Optional(suite)).map(use) }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(
      deadline: .now() + .milliseconds(700), repeating: .milliseconds(700),
      leeway: .milliseconds(100))
    timer.setEventHandler { [weak self] in self?.look() }
    timer.resume()
    lock.withLock { self.timer = timer }
  }

  /// Ends what ``start(_:)`` began.
  package func stop() {
    let timer = lock.withLock {
      defer { self.timer = nil }
      isStarted = false
      return self.timer
    }
    timer?.cancel()
    save()
  }

  /// Takes care of a store from here on, before anything is read of it.
  package func use(_ store: UserDefaults) {
    guard lock.withLock({ isStarted }) else { return }
    let suite = Self.suite(of: store)
    guard lock.withLock({ kept[suite ?? ""] == nil }) else { return }
    let file = SettingsFile(suite: suite)
    file.prepare()
    let new = SavedStore(store: store, file: file, seen: store.dictionaryRepresentation())
    lock.withLock { if kept[suite ?? ""] == nil { kept[suite ?? ""] = new } }
  }

  /// The program has made the store of a suite, from here on or before the start.
  package func useSuite(_ name: String, _ store: UserDefaults) {
    lock.withLock { if !isStarted { _ = early.insert(name) } }
    use(store)
  }

  /// Foundation tells nobody which suite a store is of, but it stores it.
  private static func suite(of store: UserDefaults) -> String? {
    if store === UserDefaults.standard { return nil }
    let suite = Mirror(reflecting: store).children.first { $0.label == "suite" }?.value
    return suite as? String
  }

  /// Something of a store was set.
  func noteChange(of store: UserDefaults) {
    guard lock.withLock({ isStarted }) else { return }
    use(store)
    lock.withLock { kept[Self.suite(of: store) ?? ""]?.isChanged = true }
    schedule()
  }

  /// Looks for what the program itself has set. On the main thread, where programs register their
  /// initial values: Foundation does not guard those.
  package func look() {
    for (name, present) in lock.withLock({ kept }) {
      let values = present.store.dictionaryRepresentation()
      guard !PropertyLists.areEqual(values, present.seen) else { continue }
      lock.withLock {
        kept[name]?.seen = values
        kept[name]?.isChanged = true
      }
      schedule()
    }
  }

  /// A moment later, so that a slider that is dragged does not write at each step.
  private func schedule() {
    let isNew = lock.withLock {
      defer { isScheduled = true }
      return !isScheduled
    }
    guard isNew else { return }
    queue.asyncAfter(deadline: .now() + .milliseconds(200)) { [weak self] in
      self?.writeChanged()
    }
  }

  private func writeChanged() {
    let changed = lock.withLock {
      isScheduled = false
      let changed = kept.filter(\.value.isChanged)
      for name in changed.keys { kept[name]?.isChanged = false }
      return changed.sorted { $0.value.file.url.path < $1.value.file.url.path }
    }
    for (name, one) in changed where !one.file.save({ one.store.synchronize() }) {
      // For the next change, or the end.
      lock.withLock { kept[name]?.isChanged = true }
    }
  }

  /// Writes what has changed, now; for the end of the program. On the main thread.
  package func save() {
    look()
    queue.sync { writeChanged() }
  }

  /// Writes all, without a look at what has changed; on any thread, such as one that ends the
  /// program for a signal while the main one is in the midst of something.
  package func saveWithoutLooking() {
    lock.withLock { for name in kept.keys { kept[name]?.isChanged = true } }
    queue.sync { writeChanged() }
  }
}
