/// Lends memory for one value of an unspecialised type: it is made in it, used there and let go by
/// `body`.
///
/// A closure that returned the value would hand it through every call between, each of which has to
/// ask the type how. Not isolated: each isolated closure would check at each call that this is the
/// main thread.
@inline(__always)
package func withTemporaryValue<Value>(
  of type: Value.Type, _ body: (UnsafeMutablePointer<Value>) -> Void
) {
  withUnsafeTemporaryAllocation(of: type, capacity: 1) { body($0.baseAddress.unsafelyUnwrapped) }
}
