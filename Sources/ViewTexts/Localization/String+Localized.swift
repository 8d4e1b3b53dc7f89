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

/// A text to be looked up later, with where it is to be found.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where the tables are.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case atURL(URL)

    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// What the text is looked up by.
  public let key: String
  /// The text where the tables have none, with the values that go into it.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil: `Localizable`.
  public var table: String?
  /// Whose language is taken by `String(localized:)`; a `Text` goes by its place instead.
  public var locale: Locale
  /// Where the tables are.
  public var bundle: BundleDescription

  /// A text to be looked up by itself.
  ///
  /// - Parameters:
  ///   - locale: nil: the program's.
  ///   - comment: for translators; not used at run time.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale ?? AppLocale.current
    self.bundle = bundle
  }

  /// A text to be looked up by a key of its own.
  ///
  /// - Parameters:
  ///   - defaultValue: the text where the tables have none.
  ///   - comment: for translators; not used at run time.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale ?? AppLocale.current
    self.bundle = bundle
  }

  /// What a literal without values makes: looked up in the app's own tables.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// What a literal with values makes: `"\(count) files"` is looked up as `%lld files`.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
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
