/// Runs main-actor code in a place that is known to be on the main actor though the compiler cannot
/// tell: callbacks of the dependency graph, a write that has checked where it runs.
///
/// `MainActor.assumeIsolated` asks the concurrency runtime each time, which costs more than the
/// rest of a frame's work in such a place. This checks only where invariants are checked.
@inlinable @inline(__always)
package func onMainActor<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  #if INVARIANT_CHECKS
    MainActor.preconditionIsolated()
  #endif
  return try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: (() throws -> Result).self)()
  }
}
