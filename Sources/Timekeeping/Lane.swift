import Dispatch

/// Where scheduled work runs.
package enum Lane: Sendable {
  /// The main actor, on the main dispatch queue.
  case main
  /// A dispatch queue.
  case queue(DispatchQueue)
  /// Any thread the source wakes up on. For short work that touches nothing isolated.
  case anywhere
  /// Another executor, to which the closure sends the work.
  case custom(@Sendable (_ work: @escaping @Sendable () -> Void) -> Void)
}
