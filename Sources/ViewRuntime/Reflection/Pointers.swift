// The standard library's functions of these names take a closure of no isolation, and a closure of
// the main actor given to one asks at each call where it is, which costs more than what views do
// with the pointer.

/// `withUnsafePointer` for code of the main actor.
@MainActor @inline(__always)
func withPointer<Value, Result>(
  to value: borrowing Value, _ body: @MainActor (UnsafePointer<Value>) -> Result
) -> Result {
  withoutActuallyEscaping(body) { body in
    withUnsafePointer(
      to: value, unsafeBitCast(body, to: ((UnsafePointer<Value>) -> Result).self))
  }
}

/// `withUnsafeMutablePointer` for code of the main actor.
@MainActor @inline(__always)
func withMutablePointer<Value, Result>(
  to value: inout Value, _ body: @MainActor (UnsafeMutablePointer<Value>) -> Result
) -> Result {
  withoutActuallyEscaping(body) { body in
    withUnsafeMutablePointer(
      to: &value, unsafeBitCast(body, to: ((UnsafeMutablePointer<Value>) -> Result).self))
  }
}
