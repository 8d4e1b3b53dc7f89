/// Provides memory for one value of an unspecialised type: `body` initialises, uses and destroys
/// the value there.
///
/// A closure that returned the value would pass it through every call in between, each of which has
/// to look up how to move the type. Not isolated: each isolated closure would check the thread at
/// each call.
@inline(__always)
package func withTemporaryValue<Value>(
  of type: Value.Type, _ body: (UnsafeMutablePointer<Value>) -> Void
) {
  withUnsafeTemporaryAllocation(of: type, capacity: 1) { body($0.baseAddress.unsafelyUnwrapped) }
}
