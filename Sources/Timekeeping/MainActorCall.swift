/// A main-actor closure for use with ``onMainActor(_:)``, created once and called repeatedly: a
/// call allocates nothing, unlike a closure that captures something.
///
/// ```swift
/// private let requestFrame = MainActorCall<RuntimeReference> { $0.runtime?.requestFrame() }
/// requestFrame(reference)
/// ```
@usableFromInline
package struct MainActorCall<Value>: @unchecked Sendable {
  @usableFromInline let body: (Value) -> Void

  /// - Parameter body: handles the value; it captures nothing that must not be shared.
  package init(_ body: @escaping @MainActor (Value) -> Void) {
    self.body = unsafeBitCast(body, to: ((Value) -> Void).self)
  }

  /// Call this on the main actor only; that is checked where invariants are.
  @inlinable
  package func callAsFunction(_ value: Value) {
    #if INVARIANT_CHECKS
      MainActor.preconditionIsolated()
    #endif
    body(value)
  }
}
