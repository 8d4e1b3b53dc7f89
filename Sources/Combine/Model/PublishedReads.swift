import Synchronization
import Timekeeping

/// Tells a listener which published properties the main thread reads, for as long as it listens.
///
/// Without a listener, a read costs one check of a flag.
package enum PublishedReads {
  /// An object, and the key path of the stored property that holds the published value.
  package typealias Listener = (AnyObject, AnyKeyPath) -> Void

  private static let isHeard = Atomic(false)
  /// Accessed on the main thread only.
  nonisolated(unsafe) private static var listener: Listener?

  /// Runs `body`, and tells `listener` of its reads.
  @MainActor
  package static func listen(_ listener: @escaping Listener, during body: () -> Void) {
    let former = self.listener
    self.listener = listener
    isHeard.store(true, ordering: .relaxed)
    body()
    self.listener = former
    isHeard.store(former != nil, ordering: .relaxed)
  }

  static func note(_ object: AnyObject, _ storage: AnyKeyPath) {
    guard isHeard.load(ordering: .relaxed), isOnMainActor() else { return }
    listener?(object, storage)
  }
}
