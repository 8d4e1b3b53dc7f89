// The standard library's function of this name takes a closure of no isolation, and a closure of
// the main actor given to it asks at each call where it is, which costs more than what views do
// with the pointer.

/// `withUnsafePointer` for code of the main actor.
@MainActor @inline(__always)
func withPointer<Value, Result>(
  to value: Value, _ body: @MainActor (UnsafePointer<Value>) -> Result
) -> Result {
  var value = value
  return body(&value)
}
