import Foundation
import ViewRuntime

/// A text to be looked up later, with where it is to be found.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where the tables are.
  public enum BundleDescription: Equatable, Sendable {
    /// In the program.
    case main
    /// In the bundle at an address.
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
