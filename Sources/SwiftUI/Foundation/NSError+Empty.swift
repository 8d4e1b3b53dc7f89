import Foundation

extension NSError {
  /// An error that says nothing. Apple's Foundation makes one without arguments; here its
  /// initializers ask for a domain, and `throw NSError()` finds none.
  public convenience init(_ nothing: Void = ()) { self.init(domain: "", code: 0) }
}
