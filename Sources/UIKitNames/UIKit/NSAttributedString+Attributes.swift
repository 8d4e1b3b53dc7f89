import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")

  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")

  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")

  /// A number.
  public static let kern = NSAttributedString.Key("NSKern")

  /// A number: 1 is a single line.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")

  /// A `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")

  /// A number: 1 is a single line.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")

  /// A `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")

  /// A number: the distance of the text above its baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")

  /// A `URL` or a string.
  public static let link = NSAttributedString.Key("NSLink")
}
