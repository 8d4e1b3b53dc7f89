import Foundation

/// Writes a list in words: "a, b, and c".
///
/// Foundation on Linux has the format style for it and not the formatter; this is the formatter
/// over the style.
open class ListFormatter: Formatter {
  /// Whose commas and "and" are written; it must not be nil.
  open var locale: Locale! = .autoupdatingCurrent
  /// Writes the items that are no strings.
  open var itemFormatter: Formatter?

  /// Joins the items; nil if there is one that can be written neither by `itemFormatter` nor by
  /// itself.
  open func string(from items: [Any]) -> String? {
    var words: [String] = []
    for item in items {
      guard let word = itemFormatter?.string(for: item) ?? Self.word(item) else { return nil }
      words.append(word)
    }
    return words.formatted(.list(type: .and).locale(locale))
  }

  private static func word(_ item: Any) -> String? {
    item as? String ?? (item as? any CustomStringConvertible)?.description
  }

  /// Joins the items of an array; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }

  /// Strings in the language of the user.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }
}
