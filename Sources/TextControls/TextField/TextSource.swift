import Foundation
import ViewRuntime

/// The text that a field edits: a string, or the formatted form of another value.
struct TextSource {
  private let text: Binding<String>
  /// The text formatted for a locale; nil if it is the same in all locales.
  private var localized: ((Locale) -> Binding<String>)?
  /// Whether the field shows the typed text while it is edited, and the formatted value afterwards.
  private(set) var keepsDraft = false
  private var isReadable: (String, Locale) -> Bool = { _, _ in true }

  init(text: Binding<String>) { self.text = text }

  func text(in locale: Locale) -> Binding<String> { localized?(locale) ?? text }

  /// Whether the typed text is a valid value, and so is written to the binding.
  func reads(_ text: String, in locale: Locale) -> Bool { isReadable(text, locale) }

  private init(
    formatting localized: @escaping (Locale) -> Binding<String>,
    isReadable: @escaping (String, Locale) -> Bool
  ) {
    text = localized(.autoupdatingCurrent)
    self.localized = localized
    self.isReadable = isReadable
    keepsDraft = true
  }
}

extension TextSource {
  /// Creates a source for a formatted value; the value changes whenever the text can be parsed.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    self.init(formatting: { locale in
      let format = format.locale(locale)
      return Binding.unread(
        get: { format.format(value.wrappedValue) },
        set: { text in
          guard let parsed = format.value(typed: text, locale) else { return }
          value.wrappedValue = parsed
        })
    }) { format.locale($1).value(typed: $0, $1) != nil }
  }

  /// Creates a source for an optional value; an empty text means nil.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    self.init(formatting: { locale in
      let format = format.locale(locale)
      return Binding.unread(
        get: { value.wrappedValue.map(format.format) ?? "" },
        set: { text in
          if text.isEmpty {
            value.wrappedValue = nil
          } else if let parsed = format.value(typed: text, locale) {
            value.wrappedValue = parsed
          }
        })
    }) { $0.isEmpty || format.locale($1).value(typed: $0, $1) != nil }
  }

  /// Creates a source for a value with a `Formatter`.
  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    text = Binding.unread(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { text in
        guard let parsed: V = formatter.value(of: text) else { return }
        value.wrappedValue = parsed
      })
    keepsDraft = true
    isReadable = { text, _ in
      let parsed: V? = formatter.value(of: text)
      return parsed != nil
    }
  }
}

extension ParseableFormatStyle where FormatOutput == String {
  /// Returns the value of typed text; nil if it cannot be parsed.
  fileprivate func value(typed text: String, _ locale: Locale) -> FormatInput? {
    let isNumber = FormatInput.self is any Numeric.Type
    return try? parseStrategy.parse(isNumber ? TypedNumber.read(text, in: locale) : text)
  }
}

extension Formatter {
  /// Returns the value of a text, in the binding's type.
  fileprivate func value<V>(of text: String) -> V? {
    guard let number = self as? NumberFormatter else {
      if let date = self as? DateFormatter { return date.date(from: text) as? V }
      // On Linux, Foundation offers no way to parse with other formatters.
      return text as? V
    }
    let typed = TypedNumber.read(text, in: number.locale ?? .current)
    guard let parsed = number.number(from: typed) else { return nil }
    switch V.self {
    case is Double.Type, is Double?.Type: return parsed.doubleValue as? V
    case is Float.Type, is Float?.Type: return parsed.floatValue as? V
    case is Decimal.Type, is Decimal?.Type: return parsed.decimalValue as? V
    case is CGFloat.Type, is CGFloat?.Type: return CGFloat(parsed.doubleValue) as? V
    case let integer as any FixedWidthInteger.Type: return whole(parsed, integer) as? V
    case let optional as any OptionalInteger.Type: return whole(parsed, optional.wrapped) as? V
    default: return parsed as? V
    }
  }

  /// Returns the number rounded towards zero; nil if the type cannot hold it.
  private func whole<I: FixedWidthInteger>(_ number: NSNumber, _ type: I.Type) -> I? {
    var (exact, whole) = (number.decimalValue, Decimal())
    NSDecimalRound(&whole, &exact, 0, exact < 0 ? .up : .down)
    return I("\(whole)")
  }
}

private protocol OptionalInteger {
  static var wrapped: any FixedWidthInteger.Type { get }
}

extension Optional: OptionalInteger where Wrapped: FixedWidthInteger {
  fileprivate static var wrapped: any FixedWidthInteger.Type { Wrapped.self }
}
