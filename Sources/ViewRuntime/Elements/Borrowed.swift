/// Lends an object to a closure without counting the reference, which would take longer than most of
/// what the runtime asks an element for each row of a list.
///
/// Only for an object that something else keeps alive meanwhile: an element's child or observer
/// while the element is mounted, an item while its `ForEach` goes through its items.
@inline(__always)
func borrowed<Object: AnyObject, Result>(
  _ object: Object, _ body: (Object) -> Result
) -> Result {
  Unmanaged.passUnretained(object)._withUnsafeGuaranteedRef(body)
}
