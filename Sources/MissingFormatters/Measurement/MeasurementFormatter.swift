import Foundation

/// Writes measurements: "3.107 mi".
///
/// Foundation on Linux marks its own as missing; this one takes its place.
///
/// - Note: In part without effect: units without a number have English names.
open class MeasurementFormatter: Formatter {
  /// Choices of the unit.
  public struct UnitOptions: OptionSet, Sendable {
    /// One bit for each choice.
    public let rawValue: UInt
    /// The choices of a bit pattern.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit that the measurement has, instead of the place's.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// The largest unit of which there is at least one.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// "20°" without the C.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// How the unit is written: "3km", "3 km", "3 kilometers".
  public enum UnitStyle: Int, Sendable {
    /// "3km", "3 km" and "3 kilometers".
    case short = 1, medium, long
  }

  /// Whether the unit is the measurement's or the place's; the place's by default.
  open var unitOptions: UnitOptions = []
  /// How the unit is written; by its symbol behind a space by default.
  open var unitStyle = UnitStyle.medium
  /// Whose units and numbers are written; it must not be nil.
  open var locale: Locale! = .autoupdatingCurrent
  /// Up to three digits behind the point, if nothing else is said.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Writes a measurement in the units of the place: lengths, masses, temperatures and speeds.
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

  /// The name of a unit alone.
  open func string(from unit: Unit) -> String {
    unitStyle == .long ? UnitNames.name(of: unit, isOne: false) ?? unit.symbol : unit.symbol
  }

  /// Writes the name of a `Unit`; nil for anything else, also for a measurement.
  open override func string(for obj: Any?) -> String? {
    (obj as? Unit).map { string(from: $0) }
  }
}
