import Foundation

extension PersonNameComponents {
  /// Formats the names of persons: "Thomas Clark".
  ///
  /// ```swift
  /// Text(author, format: .name(style: .long))
  /// ```
  ///
  /// Foundation on Linux has the components of a name but no style for them.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: Int, Codable, Sendable {
      /// The nickname, or the given name if there is none.
      case short = 1
      /// The given and the family name.
      case medium
      /// Everything except the nickname.
      case long
      /// The initials.
      case abbreviated
    }

    /// How much of a name is written.
    public var style: Style
    /// The locale that decides the order of given and family name.
    public var locale: Locale

    /// Formats names as is customary in the locale.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// The same for another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(style: style, locale: locale)
    }

    /// The name as one string.
    public func format(_ value: PersonNameComponents) -> String {
      let order = NameOrder(value, locale: locale)
      switch style {
      case .short: return value.nickname.nonEmpty ?? value.givenName.nonEmpty ?? order.core
      case .medium: return order.core
      case .long: return order.full
      case .abbreviated: return order.initials
      }
    }
  }

  /// The given and the family name, in the order of the current locale.
  public func formatted() -> String { formatted(.name(style: .medium)) }

  /// The name formatted with a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Formats names with a style.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}

/// The components of a name in the order in which they are written.
private struct NameOrder {
  let name: PersonNameComponents
  let isFamilyFirst: Bool
  /// Written between the components; empty for names in East Asian scripts.
  let separator: String

  /// The script of the name decides first, then the locale.
  init(_ name: PersonNameComponents, locale: Locale) {
    self.name = name
    let isEastAsian = EastAsianNames.isWritten(name)
    isFamilyFirst = isEastAsian || EastAsianNames.areUsual(in: locale)
    separator = isEastAsian ? "" : " "
  }

  private func joined(_ parts: [String?]) -> String {
    parts.compactMap(\.nonEmpty).joined(separator: separator)
  }

  /// The text for a name with neither a given nor a family name.
  private var remainder: String {
    joined([name.nickname.nonEmpty ?? name.middleName.nonEmpty ?? name.nameSuffix])
  }

  var core: String {
    let given = name.givenName
    let family = name.familyName
    let core = joined(isFamilyFirst ? [family, given] : [given, family])
    return core.isEmpty ? remainder : core
  }

  var full: String {
    let given = name.givenName
    let middle = name.middleName
    let family = name.familyName
    let parts = isFamilyFirst ? [family, given, middle] : [given, middle, family]
    return joined([name.namePrefix] + parts + [name.nameSuffix])
  }

  var initials: String {
    let given = name.givenName.initial
    let family = name.familyName.initial
    let initials = isFamilyFirst ? family + given : given + family
    return initials.isEmpty ? Optional(remainder).initial : initials
  }
}

extension String? {
  fileprivate var nonEmpty: String? { flatMap { $0.isEmpty ? nil : $0 } }
  fileprivate var initial: String { self?.first.map { $0.uppercased() } ?? "" }
}
