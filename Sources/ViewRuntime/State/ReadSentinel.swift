@_spi(SwiftUI) import Observation

/// An observable that is made to change, in order to end a tracking.
///
/// ```swift
/// let sentinel = ReadSentinel()
/// ReadSentinel.track { read(model); sentinel.register() } willSet: { ... }
/// sentinel.fire()   // nothing is left of it in the model
/// ```
package final class ReadSentinel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var tick: Int { 0 }

  package init() {}

  /// Makes the sentinel a part of the tracking that is under way.
  package func register() { registrar.access(self, keyPath: \.tick) }

  /// Ends the tracking that it is a part of.
  package func fire() { registrar.willSet(self, keyPath: \.tick) }

  /// Calls `willSet` before each change of what `body` reads, until a sentinel that it registered
  /// is fired, that time included.
  ///
  /// Unlike one with `onChange`, a tracking with `willSet` goes on after a change, and has to be
  /// cancelled.
  package static func track(
    _ body: () -> Void, willSet: @escaping @Sendable (ObservationTracking) -> Void
  ) {
    withObservationTracking(
      body,
      willSet: { tracking in
        willSet(tracking)
        if tracking.changed is PartialKeyPath<ReadSentinel> { tracking.cancel() }
      })
  }
}
