/// Runs code of the main actor in a place that is known to be on it though the compiler does not
/// know: the dependency graph's callbacks, a write that has asked where it is.
///
/// `MainActor.assumeIsolated` asks the concurrency runtime each time, which costs more than what a
/// frame does in between. This asks only where invariants are checked.
@inlinable @inline(__always)
package func onMainActor<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  #if INVARIANT_CHECKS
    MainActor.preconditionIsolated()
  #endif
  return try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: (() throws -> Result).self)()
  }
}
