import Foundation
import ViewRuntime

/// The text that a field edits: a string itself, or another value in its written form.
struct TextSource {
  private let text: Binding<String>
  /// The text as a place's language writes it; nil: all write it the same.
  private var localized: ((Locale) -> Binding<String>)?
  /// While it is edited the field shows what was typed, and the value's own form afterwards.
  private(set) var keepsDraft = false
  private var isReadable: (String, Locale) -> Bool = { _, _ in true }

  init(text: Binding<String>) { self.text = text }

  func text(in locale: Locale) -> Binding<String> { localized?(locale) ?? text }

  /// Whether what was typed is a value, so that it reaches the program.
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
  /// A value in a format; the value changes whenever the text can be read.
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

  /// An optional value; an empty text is nil.
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

  /// A value in the form of a `Formatter`.
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
  /// What the user means who types this; nil if it cannot be read.
  fileprivate func value(typed text: String, _ locale: Locale) -> FormatInput? {
    let isNumber = FormatInput.self is any Numeric.Type
    return try? parseStrategy.parse(isNumber ? TypedNumber.read(text, in: locale) : text)
  }
}

extension Formatter {
  /// The value that a text stands for, as the type that a binding has.
  fileprivate func value<V>(of text: String) -> V? {
    guard let number = self as? NumberFormatter else {
      if let date = self as? DateFormatter { return date.date(from: text) as? V }
      // Foundation on Linux gives no other formatter a way to read.
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

  /// The integer below a number, or above a negative one; nil where the type has no such number.
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
