import Foundation

/// Numbers with units in the words of any language, from ``UnicodeLibrary``.
enum UnicodeUnits {
  /// How much of a unit's name is written.
  enum Width: String {
    case wide = "unit-width-full-name"
    case abbreviated = "unit-width-short"
    case narrow = "unit-width-narrow"
  }

  /// A measurement in the unit that is customary in the region, with as many digits as usual.
  static func write(
    _ value: Double, _ unit: Unit, usage: String, _ width: Width, _ locale: Locale
  ) -> String? {
    guard let name = name(of: unit) else { return nil }
    return UnicodeLibrary.format(
      value, skeleton: "unit/\(name) usage/\(usage) \(width.rawValue)", locale: locale)
  }

  /// A formatted number with its unit.
  ///
  /// - Parameter value: the number, which decides between singular and plural.
  static func write(
    _ number: String, of value: Double, _ unit: Unit, _ width: Width, _ locale: Locale
  ) -> String? {
    guard let name = name(of: unit) else { return nil }
    let point = locale.decimalSeparator ?? "."
    let digits = number.range(of: point).map {
      number[$0.upperBound...].prefix(while: \.isNumber).count
    }
    let precision = digits.map { "." + String(repeating: "0", count: $0) } ?? "precision-integer"
    guard
      let whole = UnicodeLibrary.format(
        value, skeleton: "unit/\(name) \(width.rawValue) \(precision)", locale: locale),
      let bare = UnicodeLibrary.format(value, skeleton: precision, locale: locale),
      let place = whole.range(of: bare)
    else { return nil }
    return whole.replacingCharacters(in: place, with: number)
  }

  /// The library's name for a unit; nil for unknown units, such as those of a program.
  static func name(of unit: Unit) -> String? {
    if unit is UnitAcceleration {
      return unit.symbol == "g" ? "g-force" : "meter-per-square-second"
    }
    if unit == UnitFuelEfficiency.milesPerImperialGallon { return "mile-per-gallon-imperial" }
    guard let dimension = unit as? Dimension, type(of: dimension) != Dimension.self else {
      return nil
    }
    return names[unit.symbol]
  }

  private static let names = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { line in
      let parts = line.split(separator: "|")
      return (String(parts[0]), String(parts[1]))
    })

  /// Foundation's symbol and the library's name.
  private static let table = """
    km|kilometer
    m|meter
    dm|decimeter
    cm|centimeter
    mm|millimeter
    µm|micrometer
    nm|nanometer
    pm|picometer
    in|inch
    ft|foot
    yd|yard
    mi|mile
    smi|mile-scandinavian
    ly|light-year
    NM|nautical-mile
    ftm|fathom
    fur|furlong
    ua|astronomical-unit
    pc|parsec
    kg|kilogram
    g|gram
    mg|milligram
    µg|microgram
    oz|ounce
    lb|pound
    st|stone
    t|tonne
    ton|ton
    ct|carat
    oz t|ounce-troy
    °C|celsius
    °F|fahrenheit
    K|kelvin
    m/s|meter-per-second
    km/h|kilometer-per-hour
    mph|mile-per-hour
    kn|knot
    h|hour
    hr|hour
    min|minute
    s|second
    ms|millisecond
    µs|microsecond
    ns|nanosecond
    °|degree
    ʹ|arc-minute
    ʺ|arc-second
    ʹʹ|arc-second
    rad|radian
    rev|revolution
    ML|megaliter
    L|liter
    dL|deciliter
    cL|centiliter
    mL|milliliter
    km³|cubic-kilometer
    m³|cubic-meter
    cm³|cubic-centimeter
    in³|cubic-inch
    ft³|cubic-foot
    yd³|cubic-yard
    mi³|cubic-mile
    af|acre-foot
    bsh|bushel
    tsp|teaspoon
    tbsp|tablespoon
    fl oz|fluid-ounce
    cup|cup
    pt|pint
    qt|quart
    gal|gallon
    metric cup|cup-metric
    metric cup Imperial|cup-metric
    fl oz Imperial|fluid-ounce-imperial
    pt Imperial|pint-imperial
    gal Imperial|gallon-imperial
    km²|square-kilometer
    m²|square-meter
    cm²|square-centimeter
    in²|square-inch
    ft²|square-foot
    yd²|square-yard
    mi²|square-mile
    ac|acre
    ha|hectare
    kJ|kilojoule
    J|joule
    kCal|kilocalorie
    cal|calorie
    kWh|kilowatt-hour
    GW|gigawatt
    MW|megawatt
    kW|kilowatt
    W|watt
    mW|milliwatt
    hp|horsepower
    GHz|gigahertz
    MHz|megahertz
    kHz|kilohertz
    Hz|hertz
    A|ampere
    mA|milliampere
    V|volt
    Ω|ohm
    MPa|megapascal
    kPa|kilopascal
    hPa|hectopascal
    bar|bar
    mbar|millibar
    inHg|inch-ofhg
    mmHg|millimeter-ofhg
    psi|pound-force-per-square-inch
    L/100km|liter-per-100-kilometer
    mpg|mile-per-gallon
    b|bit
    bit|bit
    B|byte
    kB|kilobyte
    MB|megabyte
    GB|gigabyte
    TB|terabyte
    PB|petabyte
    lx|lux
    ppm|part-per-million
    """
}
