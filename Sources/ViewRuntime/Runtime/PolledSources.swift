import Locking
import Timekeeping
import struct Synchronization.Atomic

/// A place where state may change without notification, so that it must be polled.
package protocol PolledSource: AnyObject, Sendable {
  /// Whether anything observes the source.
  var isWatched: Bool { get }
  /// Checks for changes and reports them.
  func look()
}

/// The sources that runtimes poll: after each event, in each frame, and once a second while a
/// source is watched.
package enum PolledSources {
  private static let sources = Mutex<[any PolledSource]>([])
  /// Checked in each frame; most programs have no sources.
  private static let isAny = Atomic<Bool>(false)

  package static func add(_ source: any PolledSource) {
    sources.withLock { $0.append(source) }
    isAny.store(true, ordering: .releasing)
  }

  /// Polls the watched sources.
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
  /// Polls for external changes now.
  package func lookAtPolledSources() { PolledSources.look() }

  /// Polls for external changes once a second while a source is watched.
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
