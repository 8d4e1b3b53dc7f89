import DependencyGraph

/// A place of a state, without its type.
@MainActor
package protocol ReadableLocation: AnyObject {
  /// Whoever reads it, and is run again when it changes.
  var readers: [TrackingObserver] { get }
}

extension StateLocation: @MainActor ReadableLocation {
  package var readers: [TrackingObserver] { dependents.compactMap { $0 as? TrackingObserver } }
}
