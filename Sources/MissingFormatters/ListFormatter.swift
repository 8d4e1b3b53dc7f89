import Foundation

/// Formats a list in words: "a, b, and c".
///
/// Foundation on Linux has the format style but not the formatter; this formatter uses the style.
open class ListFormatter: Formatter {
  /// The locale of the separators and "and"; it must not be nil.
  open var locale: Locale! = .autoupdatingCurrent
  /// Formats the items that are not strings.
  open var itemFormatter: Formatter?

  /// Joins the items; nil if one of them can be described neither by `itemFormatter` nor by itself.
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

  /// Joins strings in the user's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }
}
