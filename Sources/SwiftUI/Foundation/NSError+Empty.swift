import Foundation

extension NSError {
  /// Makes an error without information. Apple's Foundation allows `NSError()`; on Linux its
  /// initializers require a domain, so `throw NSError()` would not compile.
  public convenience init(_ nothing: Void = ()) { self.init(domain: "", code: 0) }
}
