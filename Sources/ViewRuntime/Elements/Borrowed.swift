/// Lends an object to a closure without counting the reference, which would take longer than most of
/// what the runtime asks an element for each row of a list.
///
/// Only for an object that something else keeps alive meanwhile: an element's child or observer
/// while the element is mounted, an item while its `ForEach` goes through its items.
///
/// A reference that is stored in a property or an array is counted when it is read there. The
/// functions below, which take its address, avoid that as well.
@inline(__always)
func borrowed<Object: AnyObject, Result>(
  _ object: Object, _ body: (Object) -> Result
) -> Result {
  Unmanaged.passUnretained(object)._withUnsafeGuaranteedRef(body)
}

/// Lends an object by the address of the reference to it: `borrowed(at: &child) { ... }`.
@inline(__always)
func borrowed<Object: AnyObject, Result>(
  at place: UnsafeMutablePointer<Object>, _ body: (Object) -> Result
) -> Result {
  borrowedReference(at: place, body)
}

/// The same for an optional reference that is not nil.
@inline(__always)
func borrowed<Object: AnyObject, Result>(
  at place: UnsafeMutablePointer<Object?>, _ body: (Object) -> Result
) -> Result {
  borrowedReference(at: place, body)
}

extension UnsafeBufferPointer where Element: AnyObject {
  /// Lends an element without counting the reference.
  @inline(__always)
  func borrowed<Result>(_ index: Int, _ body: (Element) -> Result) -> Result {
    borrowedReference(at: baseAddress.unsafelyUnwrapped + index, body)
  }
}

/// Loads a reference under the name of no class: an unmanaged reference to an unknown class is a type
/// that would be looked up each time.
@inline(__always)
private func borrowedReference<Object: AnyObject, Result>(
  at place: UnsafeRawPointer, _ body: (Object) -> Result
) -> Result {
  place.load(as: Unmanaged<AnyObject>.self)._withUnsafeGuaranteedRef {
    body(unsafeDowncast($0, to: Object.self))
  }
}
