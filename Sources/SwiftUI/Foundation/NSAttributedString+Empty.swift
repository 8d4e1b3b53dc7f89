import Foundation

extension NSAttributedString {
  /// No text, as on Apple's systems; also the start of an `NSMutableAttributedString` that is put
  /// together. Here Foundation's initializers ask for a string.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
