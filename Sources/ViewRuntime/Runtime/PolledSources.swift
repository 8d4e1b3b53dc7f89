import Locking
import Timekeeping
import struct Synchronization.Atomic

/// Where state may live and be changed by somebody who announces nothing, so that it has to be
/// looked at.
package protocol PolledSource: AnyObject, Sendable {
  /// Whether anybody wants to hear of changes.
  var isWatched: Bool { get }
  /// Looks for changes, and tells of them.
  func look()
}

/// The sources that runtimes look at: after each event, in each frame, and once a second, as long
/// as somebody watches.
package enum PolledSources {
  private static let sources = Mutex<[any PolledSource]>([])
  /// Asked in each frame; most programs have none.
  private static let isAny = Atomic<Bool>(false)

  package static func add(_ source: any PolledSource) {
    sources.withLock { $0.append(source) }
    isAny.store(true, ordering: .releasing)
  }

  /// Looks at those that are watched.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  static func look() -> Bool {
    guard isAny.load(ordering: .acquiring) else { return false }
    let watched = sources.withLock { $0 }.filter(\.isWatched)
    for source in watched { source.look() }
    return !watched.isEmpty
  }
}

extension ViewRuntime {
  /// Looks for changes from elsewhere now.
  package func lookAtPolledSources() { PolledSources.look() }

  /// Looks for changes from elsewhere once a second, as long as somebody watches.
  package func poll() {
    guard !isPolling else { return }
    isPolling = true
    TimeSource.current.scheduleOnMain(after: .seconds(1)) { [reference] in
      guard let runtime = reference.runtime else { return }
      runtime.isPolling = false
      if PolledSources.look(), runtime.rootElement != nil { runtime.poll() }
    }
  }
}
