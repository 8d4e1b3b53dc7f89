import Foundation

extension AttributedString {
  /// Makes the text for a key in the tables of a bundle, with its markdown as attributes; the key
  /// itself if there is no entry.
  ///
  /// ```swift
  /// let title = AttributedString(localized: "**\(count)** files")
  /// ```
  ///
  /// Markdown in the values is not interpreted.
  ///
  /// - Parameters:
  ///   - locale: the locale of the language; nil uses the program's.
  ///   - comment: for translators; not used at run time.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = keyAndValue.key.attributed(
      table: table, bundle: bundle, locale: locale ?? AppLocale.current)
  }

  /// Makes the text for an explicit key, with its markdown as attributes.
  ///
  /// - Parameters:
  ///   - defaultValue: the text if the tables have no entry.
  ///   - locale: the locale of the language; nil uses the program's.
  ///   - comment: for translators; not used at run time.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizedStringKey(key: "\(key)", fallback: defaultValue.key)
      .attributed(table: table, bundle: bundle, locale: locale ?? AppLocale.current)
  }

  /// Makes the text of a resource in the resource's language, with its markdown as attributes.
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.key.attributed(
      key: resource.key, table: resource.table, bundle: resource.bundle.bundle,
      locale: resource.locale)
  }
}
