@_spi(SwiftUI) import Observation

/// An observable whose only change ends a tracking.
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

  /// Makes the sentinel part of the current tracking.
  package func register() { registrar.access(self, keyPath: \.tick) }

  /// Ends the tracking that the sentinel is part of.
  package func fire() { registrar.willSet(self, keyPath: \.tick) }

  /// Calls `willSet` before each change of what `body` reads, up to and including the time when a
  /// sentinel that it registered is fired.
  ///
  /// Unlike tracking with `onChange`, tracking with `willSet` continues after a change and must be
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
