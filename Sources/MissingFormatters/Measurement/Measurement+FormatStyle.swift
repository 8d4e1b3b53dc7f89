import Foundation

extension Measurement where UnitType: Dimension {
  /// Formats measurements: "3.1 mi", "5 kilometers".
  ///
  /// ```swift
  /// Text(distance, format: .measurement(width: .abbreviated, usage: .road))
  /// temperature.formatted(.measurement(width: .narrow, numberFormatStyle:
  /// .number.precision(.fractionLength(0))))
  /// ```
  ///
  /// Foundation on Linux has measurements but no style for them; the text comes from the Unicode
  /// library that Foundation uses.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a unit's name is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let rawValue: Int
      var unicode: UnicodeUnits.Width {
        switch rawValue {
        case 0: .wide
        case 1: .abbreviated
        default: .narrow
        }
      }
      /// "3 kilometers"
      public static var wide: UnitWidth { UnitWidth(rawValue: 0) }
      /// "3 km"
      public static var abbreviated: UnitWidth { UnitWidth(rawValue: 1) }
      /// "3km", "20°"
      public static var narrow: UnitWidth { UnitWidth(rawValue: 2) }
    }

    /// How much of the unit's name is written.
    public var width: UnitWidth
    /// The locale of the units and numbers.
    public var locale: Locale
    /// What is measured, which decides the unit; nil keeps the measurement's unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number; nil means whole numbers, or two digits for small ones.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature is written without its scale: "20°" without the C.
    public var hidesScaleName = false

    /// Formats measurements in the units that are customary in the locale.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The same for another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// Formats a measurement: 5 kilometres are "3.1 mi" in the United States.
    public func format(_ value: Measurement<UnitType>) -> String {
      let usage = usage?.name ?? "asProvided"
      if usage != "asProvided", numberFormatStyle == nil, !isBareDegree,
        let words = UnicodeUnits.write(
          value.value, value.unit, usage: MeasurementUsage.unicodeName(usage),
          width.unicode, locale)
      {
        return words
      }
      let shown = LocalUnits.convert(value, usage: usage, locale: locale)
      let number = number(shown.value, isAsProvided: usage == "asProvided")
      if !isBareDegree,
        let words = UnicodeUnits.write(
          number, of: shown.value, shown.unit, width.unicode, locale)
      {
        return words
      }
      let isEnglish = locale.language.languageCode?.identifier == "en"
      let form: UnitNames.Form =
        width == .narrow ? .narrow : width == .wide && isEnglish ? .words : .spaced
      return UnitNames.write(
        number, shown.unit, form, hidesScale: width == .narrow || hidesScaleName)
    }

    /// Whether a temperature is written without its scale.
    private var isBareDegree: Bool {
      UnitType.self == UnitTemperature.self && (width == .narrow || hidesScaleName)
    }

    private func number(_ value: Double, isAsProvided: Bool) -> String {
      let style: FloatingPointFormatStyle<Double> =
        if let numberFormatStyle {
          numberFormatStyle
        } else if isAsProvided {
          .number
        } else if abs(value) < 10 {
          .number.precision(.significantDigits(1...2))
        } else {
          .number.precision(.fractionLength(0))
        }
      return style.locale(locale).format(value)
    }
  }

  /// The measurement in the units and words of the user's region.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// The measurement formatted with a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
  /// Formats measurements in the units of the user's region.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Formats temperatures, optionally without the name of their scale.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
