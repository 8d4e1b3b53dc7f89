// The standard library's function of this name takes a nonisolated closure. A main-actor closure
// passed to it checks its thread at each call, which costs more than what views do with the
// pointer.

/// Like `withUnsafePointer`, for main-actor code.
@MainActor @inline(__always)
func withPointer<Value, Result>(
  to value: Value, _ body: @MainActor (UnsafePointer<Value>) -> Result
) -> Result {
  var value = value
  return body(&value)
}
