import Dispatch

/// Where scheduled work runs.
package enum Lane: Sendable {
  /// The main actor, on the main dispatch queue.
  case main
  /// A dispatch queue.
  case queue(DispatchQueue)
  /// Whatever thread the source wakes up on. For work that is short and touches nothing isolated.
  case anywhere
  /// A place of another kind: the closure takes the work there.
  case custom(@Sendable (_ work: @escaping @Sendable () -> Void) -> Void)
}
