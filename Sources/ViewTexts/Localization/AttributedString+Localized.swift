import Foundation

extension AttributedString {
  /// The text for a key in the tables of a bundle, its markdown as attributes; the key itself where
  /// there is none.
  ///
  /// ```swift
  /// let title = AttributedString(localized: "**\(count)** files")
  /// ```
  ///
  /// Marks in the values stay letters.
  ///
  /// - Parameters:
  ///   - locale: whose language is taken; the program's if not given.
  ///   - comment: for translators; not used at run time.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = keyAndValue.key.attributed(
      table: table, bundle: bundle, locale: locale ?? AppLocale.current)
  }

  /// The text for a key of its own, its markdown as attributes.
  ///
  /// - Parameters:
  ///   - defaultValue: the text where the tables have none.
  ///   - locale: whose language is taken; the program's if not given.
  ///   - comment: for translators; not used at run time.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizedStringKey(key: "\(key)", fallback: defaultValue.key)
      .attributed(table: table, bundle: bundle, locale: locale ?? AppLocale.current)
  }

  /// The text of a resource, in the resource's language, its markdown as attributes.
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.key.attributed(
      key: resource.key, table: resource.table, bundle: resource.bundle.bundle,
      locale: resource.locale)
  }
}
