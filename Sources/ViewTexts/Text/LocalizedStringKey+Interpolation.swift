import Foundation
import ViewDrawing

extension LocalizedStringKey {
  /// Collects the segments of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    package var key = ""
    package var arguments: [Argument] = []

    /// Makes an empty key with reserved capacity; called by the compiler.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Appends a literal; percent signs are doubled, because the key is a format.
    public mutating func appendLiteral(_ literal: String) {
      if literal.isEmpty { return }
      let hasPercent = literal.utf8.contains(UInt8(ascii: "%"))
      key += hasPercent ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    /// Appends a string, `%@` in the key; markdown in it is not interpreted.
    public mutating func appendInterpolation(_ string: String) {
      append("%@", .string(string))
    }

    /// Appends a text with its own look, `%@` in the key: `"Not \(Text("now").bold())"`.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

    /// Appends a symbol as a character, `%@` in the key; a picture shows as an empty square.
    public mutating func appendInterpolation(_ image: Image) {
      append("%@", .text(Text(image)))
    }

    /// Appends a string with its attributes, `%@` in the key.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(Text(attributedString)))
    }

    /// Appends a date in a style, `%@` in the key; it stays live if the style is relative to now.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }

    /// Appends a range of dates, `%@` in the key.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append("%@", .text(Text(dates)))
    }

    /// Appends a date interval, `%@` in the key.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append("%@", .text(Text(interval)))
    }

    /// Appends a value in a format style, in the environment's locale; `%@` in the key.
    ///
    /// ```swift
    /// Text("Total: \(total, format: .currency(code: "EUR"))")
    /// ```
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .formatted(FormattedValue(input, format)))
    }

    /// Appends a value, described by a formatter at once, `%@` in the key; without a formatter, its
    /// description.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .string(Self.describe(subject, formatter)))
    }

    /// Appends an object, described by a formatter at once, `%@` in the key; without a formatter,
    /// its description.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .string(Self.describe(subject, formatter)))
    }

    /// Appends a value that is not an object, such as a date.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append("%@", .string(Self.describe(subject, formatter)))
    }

    /// Appends a number: integers are grouped by the environment's locale, others have six fraction
    /// digits.
    ///
    /// In the key it is the C format for the type, `%lld` for `Int`. For other digits use `format:`
    /// or `specifier:`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._specifier, value._argument())
    }

    /// Appends a number with a C format, localized for the environment:
    /// `\(price, specifier: "%.2f")`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, value._argument(specifier))
    }

    /// Appends the description of any other value.
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
  /// `%lld`: the placeholder of an `Int` in a key.
  public var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
  /// The number in 32 bits.
  public var _arg: Int32 { Int32(self) }
  /// `%d`: the placeholder of an `Int8` in a key.
  public var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
  /// The number in 32 bits.
  public var _arg: Int32 { Int32(self) }
  /// `%d`: the placeholder of an `Int16` in a key.
  public var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
  /// The number itself.
  public var _arg: Int32 { self }
  /// `%d`: the placeholder of an `Int32` in a key.
  public var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
  /// The number itself.
  public var _arg: Int64 { self }
  /// `%lld`: the placeholder of an `Int64` in a key.
  public var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
  /// The number in 64 bits.
  public var _arg: UInt64 { UInt64(self) }
  /// `%llu`: the placeholder of a `UInt` in a key.
  public var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
  /// The number in 32 bits.
  public var _arg: UInt32 { UInt32(self) }
  /// `%u`: the placeholder of a `UInt8` in a key.
  public var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
  /// The number in 32 bits.
  public var _arg: UInt32 { UInt32(self) }
  /// `%u`: the placeholder of a `UInt16` in a key.
  public var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
  /// The number itself.
  public var _arg: UInt32 { self }
  /// `%u`: the placeholder of a `UInt32` in a key.
  public var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
  /// The number itself.
  public var _arg: UInt64 { self }
  /// `%llu`: the placeholder of a `UInt64` in a key.
  public var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
  /// The number in double precision.
  public var _arg: Double { Double(self) }
  /// `%f`: the placeholder of a `Float` in a key.
  public var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
  /// The number itself.
  public var _arg: Double { self }
  /// `%lf`: the placeholder of a `Double` in a key.
  public var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
  /// The number in double precision.
  public var _arg: Double { Double(self) }
  /// `%lf`: the placeholder of a `CGFloat` in a key.
  public var _specifier: String { "%lf" }
}
