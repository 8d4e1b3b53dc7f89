import Foundation

/// Formats and parses the names of persons: "Thomas Clark", "Dr. Thomas Louis Clark Esq.", "TC".
///
/// Foundation on Linux marks its own as unavailable; this one replaces it.
open class PersonNameComponentsFormatter: Formatter {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// The same as `medium`.
    case `default`
    /// The nickname, or the given name if there is none.
    case short
    /// The given and the family name.
    case medium
    /// Everything except the nickname.
    case long
    /// The initials.
    case abbreviated
  }

  /// Further options of formatting a name.
  public struct Options: OptionSet, Sendable {
    /// One bit for each choice.
    public let rawValue: UInt
    /// The choices of a bit pattern.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Writes the pronunciation from the name's `phoneticRepresentation`.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// How much of a name is written.
  open var style = Style.default
  /// Whether the pronunciation is written instead of the name.
  open var isPhonetic = false
  /// The locale that decides the order of given and family name.
  open var locale: Locale! = .autoupdatingCurrent

  /// The name as one string.
  open func string(from components: PersonNameComponents) -> String {
    let spoken =
      isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    let style = PersonNameComponents.FormatStyle.Style(rawValue: style.rawValue) ?? .medium
    return spoken.formatted(.name(style: style).locale(locale ?? .autoupdatingCurrent))
  }

  /// The name as one string; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }

  /// The components of a name; nil if it contains no word.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    WrittenName(string, locale: locale ?? .autoupdatingCurrent).components
  }

  /// A name as one string, in the order of the current locale.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }
}
