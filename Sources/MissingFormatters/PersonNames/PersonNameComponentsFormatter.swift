import Foundation

/// Writes the names of persons, and reads them: "Thomas Clark", "Dr. Thomas Louis Clark Esq.",
/// "TC".
///
/// Foundation on Linux marks its own as missing; this one takes its place.
open class PersonNameComponentsFormatter: Formatter {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// As `medium`.
    case `default`
    /// The nickname, or else the given name.
    case short
    /// The given and the family name.
    case medium
    /// All that is known but the nickname.
    case long
    /// The initials.
    case abbreviated
  }

  /// What else is asked of a name.
  public struct Options: OptionSet, Sendable {
    /// One bit for each choice.
    public let rawValue: UInt
    /// The choices of a bit pattern.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// How the name is spoken, from its `phoneticRepresentation`.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// How much of a name is written.
  open var style = Style.default
  /// Whether it is written how the name is spoken.
  open var isPhonetic = false
  /// Whose order of given and family names is taken.
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

  /// The parts of a name; nil if there is no word in it.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    WrittenName(string, locale: locale ?? .autoupdatingCurrent).components
  }

  /// A name as one string, in the order of the user who looks at it.
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
