import Foundation
import ViewEnvironment
import ViewRuntime

/// A value together with the format style that converts it to text.
package struct FormattedValue: Equatable, Sendable {
  private let box: any FormattedValueBox

  package init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    box = TypedFormattedValue(input: input, format: format)
  }

  package func text(in environment: EnvironmentValues) -> String { box.text(environment.locale) }

  package static func == (a: FormattedValue, b: FormattedValue) -> Bool { a.box.isEqual(to: b.box) }
}

private protocol FormattedValueBox: Sendable {
  func text(_ locale: Locale) -> String
  func isEqual(to other: any FormattedValueBox) -> Bool
}

/// Unchecked, so that values of any type can be formatted, as on Apple's systems: the value is not
/// shared.
private struct TypedFormattedValue<F: FormatStyle>: FormattedValueBox, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  func text(_ locale: Locale) -> String { format.locale(locale).format(input) }

  func isEqual(to other: any FormattedValueBox) -> Bool {
    guard let other = other as? Self else { return false }
    return input == other.input && format == other.format
  }
}

extension Text {
  /// Makes a text that shows a value in a format style.
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(FormattedValue(input, format)))
  }

  /// Makes a text that shows an object or value as a formatter describes it.
  public nonisolated init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Makes a text that shows a value that is not an object, such as a date, as a formatter
  /// describes it.
  @_disfavoredOverload
  public nonisolated init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Makes a text that shows an object as a formatter describes it.
  public nonisolated init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}
