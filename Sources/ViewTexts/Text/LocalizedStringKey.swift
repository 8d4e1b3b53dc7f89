import Foundation
import HostInterface
import ViewEnvironment
import ViewRuntime

/// The key of a text in the bundle's tables, with its interpolated values.
///
/// A string literal creates one wherever a parameter has this type. `"\(count) files"` is looked up
/// as `%lld files`; if there is no such entry, the literal itself is shown. Markdown in the text is
/// shown as bold, italic, code, strikethrough and links.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key in the tables, with a placeholder for each value.
  package let key: String
  package let arguments: [Argument]
  /// The text shown if the tables do not have the key.
  var fallback: String { ownFallback ?? key }
  /// The fallback, if it is not the key itself.
  private let ownFallback: String?
  /// Whether it is one of the library's own words, which have built-in translations.
  private(set) var isOfLibrary = false

  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool {
    a.key == b.key && a.ownFallback == b.ownFallback && a.isOfLibrary == b.isOfLibrary
      && areEqual(a.arguments, b.arguments)
  }

  /// Strings and integers, the most common arguments, are compared in place: each text with a value
  /// in it is compared whenever the body around it has run.
  private static func areEqual(_ a: [Argument], _ b: [Argument]) -> Bool {
    guard a.count == b.count else { return false }
    return a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        for index in a.indices {
          if case .string(let former) = a[index], case .string(let new) = b[index] {
            if former != new { return false }
          } else if case .integer(let former, nil) = a[index],
            case .integer(let new, nil) = b[index]
          {
            if former != new { return false }
          } else if a[index] != b[index] {
            return false
          }
        }
        return true
      }
    }
  }

  package enum Argument: Equatable, Sendable {
    case string(String)
    case text(Text)
    /// Without a specifier, grouped by the environment's locale.
    case integer(Int64, specifier: String? = nil)
    case unsigned(UInt64, specifier: String? = nil)
    case double(Double, specifier: String)
    case formatted(FormattedValue)

    func string(in environment: EnvironmentValues) -> String {
      switch self {
      case .string(let string): string
      case .text(let text): text.string(in: environment)
      case .integer(let value, nil): WholeNumber.text(value, environment.locale)
      case .integer(let value, let specifier?):
        SpecifiedNumber.text(value, specifier, environment.locale)
      case .unsigned(let value, nil): WholeNumber.text(value, environment.locale)
      case .unsigned(let value, let specifier?):
        SpecifiedNumber.text(value, specifier, environment.locale)
      case .double(let value, let specifier):
        SpecifiedNumber.text(value, specifier, environment.locale)
      case .formatted(let value): value.text(in: environment)
      }
    }

    /// The value for plural rules; nil if it is not a number.
    var number: Double? {
      switch self {
      case .integer(let value, _): Double(value)
      case .unsigned(let value, _): Double(value)
      case .double(let value, _): value
      case .string, .text, .formatted: nil
      }
    }
  }

  /// Makes a key from a string value; it is looked up like a literal without values.
  ///
  /// ```swift
  /// Text(LocalizedStringKey(status.rawValue))
  /// ```
  public init(_ value: String) {
    key = value
    ownFallback = nil
    arguments = []
  }

  /// Makes a text with an explicit key.
  init(key: String, fallback: LocalizedStringKey) {
    self.key = key
    ownFallback = fallback.key
    arguments = fallback.arguments
  }

  /// Returns one of the library's own words, see `LibraryWords`: a program's tables are searched
  /// for languages that the library does not have.
  package static func library(_ key: LocalizedStringKey) -> LocalizedStringKey {
    var key = key
    key.isOfLibrary = true
    return key
  }

  /// Makes a key from a literal without values; called by the compiler.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key from a literal with values; called by the compiler.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    ownFallback = nil
    arguments = stringInterpolation.arguments
  }
}
