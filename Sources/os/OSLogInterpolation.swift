/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var parts: [(_ showsPrivate: Bool) -> String] = []

  /// An empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    parts.reserveCapacity(interpolationCount * 2 + 1)
  }

  /// Adds literal text, which is public.
  public mutating func appendLiteral(_ literal: String) { parts.append { _ in literal } }

  private mutating func append(
    _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, isNumber: Bool,
    _ text: @escaping () -> String
  ) {
    parts.append {
      privacy.shown(align.text(text()), isNumber: isNumber, showsPrivate: $0)
    }
  }

  /// Adds an integer.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isNumber: true) { format.text(number()) }
  }

  /// Adds a floating-point number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isNumber: true) { format.text(number()) }
  }

  /// Adds a floating-point number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isNumber: true) { format.text(Double(number())) }
  }

  /// Adds a Boolean.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy, isNumber: true) {
      let isTrue = boolean()
      return format == .truth ? (isTrue ? "true" : "false") : isTrue ? "yes" : "no"
    }
  }

  /// Adds text, which is private by default.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isNumber: false) { argumentString() }
  }

  /// Adds the description of a value, which is private by default.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isNumber: false) { value().description }
  }

  /// Adds the name of a type, which is public.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isNumber: true) { "\(value())" }
  }

  /// Adds an error, which is private by default.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy, isNumber: false) { "\(error())" }
  }

  /// Adds an object, which is private by default.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ object: @autoclosure @escaping () -> AnyObject?, privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy, isNumber: false) { object().map { "\($0)" } ?? "nil" }
  }
}
