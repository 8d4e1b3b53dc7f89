import Foundation
import ViewRuntime

extension String {
  /// A text to be looked up: a literal whose values become placeholders of its key.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: LocalizedStringKey

    /// A text without values, to be looked up by itself.
    public init(_ value: String) { key = LocalizedStringKey(value) }
    /// What a literal without values makes.
    public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
    /// What a literal with values makes: `"\(count) files"` has the key `%lld files`.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// The text for a key in the tables of a bundle; the key itself where there is none.
  ///
  /// ```swift
  /// let title = String(localized: "\(count) files")
  /// ```
  ///
  /// - Parameters:
  ///   - locale: whose language is taken; the program's if not given.
  ///   - comment: for translators; not used at run time.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = keyAndValue.key.resolved(
      table: table, bundle: bundle, locale: locale ?? AppLocale.current)
  }

  /// - Parameter defaultValue: the text where the tables have none.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizedStringKey(key: "\(key)", fallback: defaultValue.key)
      .resolved(table: table, bundle: bundle, locale: locale ?? AppLocale.current)
  }

  /// The text of a resource, in the resource's language; its default where the tables have none.
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.key.resolved(
      key: resource.key, table: resource.table, bundle: resource.bundle.bundle,
      locale: resource.locale)
  }
}

extension Text {
  /// A text that is looked up in its tables, in the language of the place.
  @_disfavoredOverload
  public nonisolated init(_ resource: LocalizedStringResource) {
    self.init(
      .localized(
        LocalizedStringKey(key: resource.key, fallback: resource.defaultValue.key),
        table: resource.table, bundle: resource.bundle.bundle))
  }
}
