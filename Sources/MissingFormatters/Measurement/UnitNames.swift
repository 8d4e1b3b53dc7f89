import Foundation

/// The English names of Foundation's units, for measurements written in words.
enum UnitNames {
  /// How a unit is written after its number.
  enum Form {
    /// "3km"
    case narrow
    /// "3 km"
    case spaced
    /// "3 kilometers", if the unit has a name.
    case words
  }

  /// Writes a number with its unit. There is no space before a degree sign, except in words.
  ///
  /// - Parameter hidesScale: "20°" without the C.
  static func write(
    _ number: String, _ unit: Unit, _ form: Form, hidesScale: Bool
  ) -> String {
    let symbol = unit.symbol
    let isDegree = symbol.hasPrefix("°")
    if isDegree, symbol.count == 2, hidesScale { return number + "°" }
    if form == .words, let name = name(of: unit, isOne: ["1", "-1"].contains(number)) {
      return "\(number) \(name)"
    }
    return form == .narrow || isDegree ? number + symbol : "\(number) \(symbol)"
  }

  /// "meter" or "meters"; nil for units without a name here, which show their symbols.
  static func name(of unit: Unit, isOne: Bool) -> String? {
    names[unit.symbol].map { isOne ? $0.one : $0.many }
  }

  private struct Name {
    let one: String
    let many: String
  }

  private static let names: [String: Name] = {
    var names: [String: Name] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: "|").map(String.init)
      names[parts[0]] = Name(one: parts[1], many: parts.count > 2 ? parts[2] : parts[1] + "s")
    }
    return names
  }()

  /// Symbol, name, and the plural if it is not the name with an "s".
  private static let table = """
    mm|millimeter
    cm|centimeter
    dm|decimeter
    m|meter
    km|kilometer
    in|inch|inches
    ft|foot|feet
    yd|yard
    mi|mile
    NM|nautical mile
    ly|light year
    mg|milligram
    g|gram
    kg|kilogram
    oz|ounce
    lb|pound
    st|stone|stones
    t|metric ton
    °C|degree Celsius|degrees Celsius
    °F|degree Fahrenheit|degrees Fahrenheit
    K|kelvin
    m/s|meter per second|meters per second
    km/h|kilometer per hour|kilometers per hour
    mph|mile per hour|miles per hour
    kn|knot
    ms|millisecond
    s|second
    min|minute
    hr|hour
    °|degree
    rad|radian
    mL|milliliter
    L|liter
    cup|cup
    gal|gallon
    fl oz|fluid ounce
    pt|pint
    qt|quart
    tsp|teaspoon
    tbsp|tablespoon
    m²|square meter
    km²|square kilometer
    ft²|square foot|square feet
    ac|acre
    ha|hectare
    J|joule
    kJ|kilojoule
    cal|calorie
    kCal|kilocalorie
    kWh|kilowatt-hour
    W|watt
    kW|kilowatt
    hp|horsepower|horsepower
    B|byte
    kB|kilobyte
    MB|megabyte
    GB|gigabyte
    TB|terabyte
    Hz|hertz|hertz
    kHz|kilohertz|kilohertz
    MHz|megahertz|megahertz
    GHz|gigahertz|gigahertz
    V|volt
    A|ampere
    Ω|ohm
    hPa|hectopascal
    kPa|kilopascal
    bar|bar
    psi|pound-force per square inch|pounds-force per square inch
    L/100km|liter per 100 kilometers|liters per 100 kilometers
    mpg|mile per gallon|miles per gallon
    """
}
