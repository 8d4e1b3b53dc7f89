import Foundation

/// Formats measurements: "3.107 mi".
///
/// Foundation on Linux marks its own as unavailable; this one replaces it.
///
/// - Note: In part without effect: units without a number have English names.
open class MeasurementFormatter: Formatter {
  /// How the unit is chosen.
  public struct UnitOptions: OptionSet, Sendable {
    /// One bit for each choice.
    public let rawValue: UInt
    /// The choices of a bit pattern.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The measurement's own unit instead of the region's.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// The largest unit with at least one whole.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// "20°" without the C.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Whether the unit is the measurement's or the region's; the region's by default.
  open var unitOptions: UnitOptions = []
  /// How the unit is written: "3km", "3 km" (the default) or "3 kilometers".
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale of the units and numbers; it must not be nil.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter of the number; up to three digits after the decimal point by default.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Formats a measurement in the region's unit for lengths, masses, temperatures and speeds.
  /// Others keep their unit.
  open func string<U: Unit>(from measurement: Measurement<U>) -> String {
    var (value, unit): (Double, Unit) = (measurement.value, measurement.unit)
    if let dimension = measurement.unit as? Dimension, !unitOptions.contains(.providedUnit) {
      (value, unit) = local(value, dimension)
    }
    numberFormatter.locale = locale
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    let isBareDegree = unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature
    if !isBareDegree,
      let words = UnicodeUnits.write(number, of: value, unit, width, locale)
    {
      return words
    }
    let form: UnitNames.Form =
      switch unitStyle {
      case .short: .narrow
      case .medium: .spaced
      case .long: .words
      }
    return UnitNames.write(
      number, unit, form, hidesScale: unitOptions.contains(.temperatureWithoutUnit))
  }

  private var width: UnicodeUnits.Width {
    switch unitStyle {
    case .short: .narrow
    case .medium: .abbreviated
    case .long: .wide
    }
  }

  private func local(_ value: Double, _ unit: Dimension) -> (Double, Unit) {
    func open<D: Dimension>(_ unit: D) -> (Double, Unit) {
      let shown = LocalUnits.convert(
        Measurement(value: value, unit: unit), usage: "general", locale: locale)
      return (shown.value, shown.unit)
    }
    switch unit {
    case let unit as UnitLength: return open(unit)
    case let unit as UnitMass: return open(unit)
    case let unit as UnitTemperature: return open(unit)
    case let unit as UnitSpeed: return open(unit)
    default: return (value, unit)
    }
  }

  /// The name of a unit without a number.
  open func string(from unit: Unit) -> String {
    unitStyle == .long ? UnitNames.name(of: unit, isOne: false) ?? unit.symbol : unit.symbol
  }

  /// Formats the name of a `Unit`; nil for anything else, including a measurement.
  open override func string(for obj: Any?) -> String? {
    (obj as? Unit).map { string(from: $0) }
  }
}
