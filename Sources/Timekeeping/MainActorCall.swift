/// Main-actor code for ``onMainActor(_:)``'s places, made once and called again and again: a call
/// allocates nothing, where a closure that captures something would.
///
/// ```swift
/// private let requestFrame = MainActorCall<RuntimeReference> { $0.runtime?.requestFrame() }
/// requestFrame(reference)
/// ```
package struct MainActorCall<Value>: @unchecked Sendable {
  @usableFromInline let body: (Value) -> Void

  /// - Parameter body: what is done with the value; it captures nothing that must not be shared.
  package init(_ body: @escaping @MainActor (Value) -> Void) {
    self.body = unsafeBitCast(body, to: ((Value) -> Void).self)
  }

  /// To be called on the main actor only; checked where invariants are.
  @inlinable
  package func callAsFunction(_ value: Value) {
    #if INVARIANT_CHECKS
      MainActor.preconditionIsolated()
    #endif
    body(value)
  }
}
