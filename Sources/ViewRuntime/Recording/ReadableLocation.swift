import DependencyGraph

/// A type-erased state location.
@MainActor
package protocol ReadableLocation: AnyObject {
  /// The observers that read it and run again when it changes.
  var readers: [TrackingObserver] { get }
}

extension StateLocation: @MainActor ReadableLocation {
  package var readers: [TrackingObserver] { dependents.compactMap { $0 as? TrackingObserver } }
}
