import Foundation
import ViewDrawing

extension LocalizedStringKey {
  /// Gathers the pieces of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    package var key = ""
    package var arguments: [Argument] = []

    /// Begins an empty key with room for what will come; called by the compiler.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// A percent sign is doubled, as the key is a format.
    public mutating func appendLiteral(_ literal: String) {
      if literal.isEmpty { return }
      let hasPercent = literal.utf8.contains(UInt8(ascii: "%"))
      key += hasPercent ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    /// A string, `%@` in the key; stars and other marks in it are shown as they are.
    public mutating func appendInterpolation(_ string: String) {
      append("%@", .string(string))
    }

    /// A text with its own look, `%@` in the key: `"Not \(Text("now").bold())"`.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

    /// A symbol as a character of the text, `%@` in the key; a picture shows as an empty square.
    public mutating func appendInterpolation(_ image: Image) {
      append("%@", .text(Text(image)))
    }

    /// A string with its attributes, `%@` in the key.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(Text(attributedString)))
    }

    /// A date in a style, `%@` in the key; it goes on changing if the style counts from now.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }

    /// Two dates from the first to the second, `%@` in the key.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append("%@", .text(Text(dates)))
    }

    /// An interval of dates, `%@` in the key.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append("%@", .text(Text(interval)))
    }

    /// A value in a format, in the locale of the place; `%@` in the key.
    ///
    /// ```swift
    /// Text("Total: \(total, format: .currency(code: "EUR"))")
    /// ```
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .formatted(FormattedValue(input, format)))
    }

    /// A value as a formatter describes it at once, `%@` in the key; without one, by its
    /// description.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .string(Self.describe(subject, formatter)))
    }

    /// An object as a formatter describes it at once, `%@` in the key; without one, by its
    /// description.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .string(Self.describe(subject, formatter)))
    }

    /// A value that is no object, such as a date.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append("%@", .string(Self.describe(subject, formatter)))
    }

    /// A number: whole ones are grouped as the place does, others have six digits behind the point.
    ///
    /// In the key it is what the C library has for the type, `%lld` for `Int`. For other digits use
    /// `format:` or `specifier:`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._specifier, value._argument())
    }

    /// A number with a format of the C library, written as the place does: `\(price, specifier:
    /// "%.2f")`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, value._argument(specifier))
    }

    /// Any other value by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append("%@", .string(String(describing: value)))
    }

    private mutating func append(_ placeholder: String, _ argument: Argument) {
      key += placeholder
      arguments.append(argument)
    }

    private static func describe(_ subject: Any, _ formatter: Formatter?) -> String {
      formatter?.string(for: subject) ?? "\(subject)"
    }
  }
}

extension Int: _FormatSpecifiable {
  /// The number in 64 bits.
  public var _arg: Int64 { Int64(self) }
  /// `%lld`: what stands for an `Int` in a key.
  public var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
  /// The number in 32 bits.
  public var _arg: Int32 { Int32(self) }
  /// `%d`: what stands for an `Int8` in a key.
  public var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
  /// The number in 32 bits.
  public var _arg: Int32 { Int32(self) }
  /// `%d`: what stands for an `Int16` in a key.
  public var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
  /// The number itself.
  public var _arg: Int32 { self }
  /// `%d`: what stands for an `Int32` in a key.
  public var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
  /// The number itself.
  public var _arg: Int64 { self }
  /// `%lld`: what stands for an `Int64` in a key.
  public var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
  /// The number in 64 bits.
  public var _arg: UInt64 { UInt64(self) }
  /// `%llu`: what stands for a `UInt` in a key.
  public var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
  /// The number in 32 bits.
  public var _arg: UInt32 { UInt32(self) }
  /// `%u`: what stands for a `UInt8` in a key.
  public var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
  /// The number in 32 bits.
  public var _arg: UInt32 { UInt32(self) }
  /// `%u`: what stands for a `UInt16` in a key.
  public var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
  /// The number itself.
  public var _arg: UInt32 { self }
  /// `%u`: what stands for a `UInt32` in a key.
  public var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
  /// The number itself.
  public var _arg: UInt64 { self }
  /// `%llu`: what stands for a `UInt64` in a key.
  public var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
  /// The number in double precision.
  public var _arg: Double { Double(self) }
  /// `%f`: what stands for a `Float` in a key.
  public var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
  /// The number itself.
  public var _arg: Double { self }
  /// `%lf`: what stands for a `Double` in a key.
  public var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
  /// The number in double precision.
  public var _arg: Double { Double(self) }
  /// `%lf`: what stands for a `CGFloat` in a key.
  public var _specifier: String { "%lf" }
}
