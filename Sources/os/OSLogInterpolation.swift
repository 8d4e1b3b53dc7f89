/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var parts: [(_ showsPrivate: Bool) -> String] = []

  /// Begins a message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    parts.reserveCapacity(interpolationCount * 2 + 1)
  }

  /// Adds words that everybody may read.
  public mutating func appendLiteral(_ literal: String) { parts.append { _ in literal } }

  private mutating func append(
    _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, isNumber: Bool,
    _ text: @escaping () -> String
  ) {
    parts.append {
      privacy.shown(align.text(text()), isNumber: isNumber, showsPrivate: $0)
    }
  }

  /// A whole number.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isNumber: true) { format.text(number()) }
  }

  /// A broken number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isNumber: true) { format.text(number()) }
  }

  /// A broken number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isNumber: true) { format.text(Double(number())) }
  }

  /// A truth.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy, isNumber: true) {
      let isTrue = boolean()
      return format == .truth ? (isTrue ? "true" : "false") : isTrue ? "yes" : "no"
    }
  }

  /// Text, which is private unless said otherwise.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isNumber: false) { argumentString() }
  }

  /// Anything that can be described, which is private unless said otherwise.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isNumber: false) { value().description }
  }

  /// The name of a type, which everybody may read.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isNumber: true) { "\(value())" }
  }

  /// An error, which is private unless said otherwise.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy, isNumber: false) { "\(error())" }
  }

  /// An object, which is private unless said otherwise.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ object: @autoclosure @escaping () -> AnyObject?, privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy, isNumber: false) { object().map { "\($0)" } ?? "nil" }
  }
}
