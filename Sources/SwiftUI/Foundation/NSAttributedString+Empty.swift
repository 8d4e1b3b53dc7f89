import Foundation

extension NSAttributedString {
  /// Makes an empty attributed string, as on Apple's systems; also as the start for building an
  /// `NSMutableAttributedString`. Foundation's initializers on Linux require a string.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
