import Foundation
import ViewRuntime

extension String {
  /// A text to look up: a literal whose values become placeholders of its key.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: LocalizedStringKey

    /// Makes a text without values that is its own key.
    public init(_ value: String) { key = LocalizedStringKey(value) }
    /// Makes a text from a literal without values.
    public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
    /// Makes a text from a literal with values: `"\(count) files"` has the key `%lld files`.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// Makes the text for a key in the tables of a bundle; the key itself if there is no entry.
  ///
  /// ```swift
  /// let title = String(localized: "\(count) files")
  /// ```
  ///
  /// - Parameters:
  ///   - locale: the locale of the language; nil uses the program's.
  ///   - comment: for translators; not used at run time.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = keyAndValue.key.resolved(
      table: table, bundle: bundle, locale: locale ?? AppLocale.current)
  }

  /// Makes the text for an explicit key.
  ///
  /// - Parameter defaultValue: the text if the tables have no entry.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizedStringKey(key: "\(key)", fallback: defaultValue.key)
      .resolved(table: table, bundle: bundle, locale: locale ?? AppLocale.current)
  }

  /// Makes the text of a resource in the resource's language; its default if the tables have no
  /// entry.
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.key.resolved(
      key: resource.key, table: resource.table, bundle: resource.bundle.bundle,
      locale: resource.locale)
  }
}

extension Text {
  /// Makes a text that is looked up in the resource's tables, in the language of its environment.
  @_disfavoredOverload
  public nonisolated init(_ resource: LocalizedStringResource) {
    self.init(
      .localized(
        LocalizedStringKey(key: resource.key, fallback: resource.defaultValue.key),
        table: resource.table, bundle: resource.bundle.bundle))
  }
}
