import Foundation
import ViewRuntime

/// A text to look up later, together with its table and bundle.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The location of the tables.
  public enum BundleDescription: Equatable, Sendable {
    /// The main bundle.
    case main
    /// The bundle at a URL.
    case atURL(URL)

    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// The lookup key.
  public let key: String
  /// The text if the tables have no entry, with its values.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil uses `Localizable`.
  public var table: String?
  /// The language for `String(localized:)`; a `Text` uses its environment's instead.
  public var locale: Locale
  /// The location of the tables.
  public var bundle: BundleDescription

  /// Makes a text that is its own key.
  ///
  /// - Parameters:
  ///   - locale: the locale of the language; nil uses the program's.
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

  /// Makes a text with an explicit key.
  ///
  /// - Parameters:
  ///   - defaultValue: the text if the tables have no entry.
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

  /// Makes a text from a literal without values: looked up in the app's own tables.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// Makes a text from a literal with values: `"\(count) files"` is looked up as `%lld files`.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
