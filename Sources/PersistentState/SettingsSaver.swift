import Dispatch
import Foundation

/// Saves the program's `UserDefaults` to disk soon after a change, and at its end.
///
/// Foundation on Linux keeps changes in memory until `synchronize()` is called, which programs need
/// not do. Writes of `@AppStorage` are known at once. The program's own changes are not announced,
/// so they are polled more than once a second: in the standard defaults, in those that an
/// `@AppStorage` uses, and in the suites that the program has opened.
///
/// Nothing is saved before ``start()``, so tests leave no files behind.
package final class SettingsSaver: @unchecked Sendable {
  package static let shared = SettingsSaver()

  private struct SavedStore {
    let store: UserDefaults
    let file: SettingsFile
    /// The values at the last check.
    var seen: [String: Any]
    var isChanged = false
  }

  private let lock = NSLock()
  private var isStarted = false
  /// By suite name; the standard defaults have none.
  private var kept: [String: SavedStore] = [:]
  /// The suites that the program opened before the start.
  private var early: Set<String> = []
  private var timer: (any DispatchSourceTimer)?
  private var isScheduled = false
  /// The serial queue on which files are written.
  private let queue = DispatchQueue(label: "settings", qos: .utility)

  package init() {}

  /// Starts saving settings.
  ///
  /// - Parameter store: the program's defaults, which are polled from the start.
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

  /// Ends what ``start(_:)`` started.
  package func stop() {
    let timer = lock.withLock {
      defer { self.timer = nil }
      isStarted = false
      return self.timer
    }
    timer?.cancel()
    save()
  }

  /// Starts saving a store, before anything is read from it.
  package func use(_ store: UserDefaults) {
    guard lock.withLock({ isStarted }) else { return }
    let suite = Self.suite(of: store)
    guard lock.withLock({ kept[suite ?? ""] == nil }) else { return }
    let file = SettingsFile(suite: suite)
    file.prepare()
    let new = SavedStore(store: store, file: file, seen: store.dictionaryRepresentation())
    lock.withLock { if kept[suite ?? ""] == nil { kept[suite ?? ""] = new } }
  }

  /// Called when the program has opened a suite, before or after the start.
  package func useSuite(_ name: String, _ store: UserDefaults) {
    lock.withLock { if !isStarted { _ = early.insert(name) } }
    use(store)
  }

  /// Foundation does not expose a store's suite name, but has it as a stored property.
  private static func suite(of store: UserDefaults) -> String? {
    if store === UserDefaults.standard { return nil }
    let suite = Mirror(reflecting: store).children.first { $0.label == "suite" }?.value
    return suite as? String
  }

  /// Called after a value of a store was set.
  func noteChange(of store: UserDefaults) {
    guard lock.withLock({ isStarted }) else { return }
    use(store)
    lock.withLock { kept[Self.suite(of: store) ?? ""]?.isChanged = true }
    schedule()
  }

  /// Checks for changes by the program. Runs on the main thread, where programs register defaults:
  /// Foundation does not synchronize those.
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

  /// Delays the save, so that dragging a slider does not write at each step.
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
      // Retried at the next change, or at the end.
      lock.withLock { kept[name]?.isChanged = true }
    }
  }

  /// Saves all changes now; for the end of the program. Runs on the main thread.
  package func save() {
    look()
    queue.sync { writeChanged() }
  }

  /// Saves all stores without checking for changes; on any thread, such as one that ends the
  /// program for a signal while the main thread is busy.
  package func saveWithoutLooking() {
    lock.withLock { for name in kept.keys { kept[name]?.isChanged = true } }
    queue.sync { writeChanged() }
  }
}
