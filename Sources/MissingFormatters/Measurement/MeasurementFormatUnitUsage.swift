import Foundation

/// What a measurement is of, which decides the unit that people of a place would take.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String

  /// What people usually take: kilometres become miles in the United States.
  public static var general: Self { Self(name: "general") }
  /// The unit that the measurement has.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The length of a person: feet, or inches, in the United States, else metres or centimetres.
  public static var person: Self { Self(name: "person") }
  /// The height of a person; the same as `person` here.
  public static var personHeight: Self { Self(name: "personHeight") }
  /// A way on the road: kilometres or metres, elsewhere miles or feet.
  public static var road: Self { Self(name: "road") }
  /// A lens: millimetres everywhere.
  public static var focalLength: Self { Self(name: "focalLength") }
  /// Rain: inches in the United States, else millimetres.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// Snow: inches in the United States, else centimetres.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// How far one can see: kilometres or metres, elsewhere miles or feet.
  public static var visibility: Self { Self(name: "visibility") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person; the same as `general` here: pounds or ounces, else kilograms or grams.
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a body: Fahrenheit in the United States, else Celsius.
  public static var person: Self { Self(name: "person") }
  /// The temperature outside: Fahrenheit in the United States, else Celsius.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// How fast the wind is: kilometres an hour, elsewhere miles an hour.
  public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What is in food: kilocalories everywhere.
  public static var food: Self { Self(name: "food") }
  /// What sport takes: kilocalories everywhere.
  public static var workout: Self { Self(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// An amount of liquid; here it keeps the unit that the measurement has.
  public static var liquid: Self { Self(name: "liquid") }
}

/// What the Unicode library calls a usage.
enum MeasurementUsage {
  static func unicodeName(_ usage: String) -> String {
    switch usage {
    case "general": "default"
    case "personHeight": "person-height"
    case "personWeight": "person"
    case "focalLength": "focal-length"
    case "visibility": "visiblty"
    case "liquid": "fluid"
    default: usage
    }
  }
}

/// Brings measurements to the units of a place.
enum LocalUnits {
  /// The same amount in the unit that people of the place would take.
  static func convert<U: Dimension>(
    _ value: Measurement<U>, usage: String, locale: Locale
  ) -> Measurement<U> {
    guard usage != "asProvided", let units = choice(of: U.self, usage: usage, locale) else {
      return value
    }
    let amounts = units.map { value.converted(to: $0) }
    // The largest unit of which there is at least one, else the smallest.
    return amounts.first { abs($0.value) >= 1 } ?? amounts.last ?? value
  }

  /// From the largest unit to the smallest.
  private static func choice<U: Dimension>(
    of type: U.Type, usage: String, _ locale: Locale
  ) -> [U]? {
    let isUS = locale.measurementSystem == .us
    let isMetric = locale.measurementSystem == .metric
    let units: [Dimension]?
    switch type {
    case is UnitLength.Type: units = lengths(usage, isMetric: isMetric, isUS: isUS)
    case is UnitMass.Type:
      units =
        isUS
        ? [UnitMass.pounds, UnitMass.ounces]
        : [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams]
    case is UnitTemperature.Type:
      units = [isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius]
    case is UnitSpeed.Type:
      units = [isMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour]
    case is UnitEnergy.Type where usage == "food" || usage == "workout":
      units = [UnitEnergy.kilocalories]
    default: units = nil
    }
    return units?.compactMap { $0 as? U }
  }

  private static func lengths(_ usage: String, isMetric: Bool, isUS: Bool) -> [Dimension] {
    switch usage {
    case "person", "personHeight":
      isUS ? [UnitLength.feet, UnitLength.inches] : [UnitLength.meters, UnitLength.centimeters]
    case "rainfall": isUS ? [UnitLength.inches] : [UnitLength.millimeters]
    case "snowfall": isUS ? [UnitLength.inches] : [UnitLength.centimeters]
    case "focalLength": [UnitLength.millimeters]
    case "road", "visibility":
      isMetric
        ? [UnitLength.kilometers, UnitLength.meters] : [UnitLength.miles, UnitLength.feet]
    default:
      isUS
        ? [UnitLength.miles, UnitLength.feet, UnitLength.inches]
        : [
          UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters,
          UnitLength.millimeters,
        ]
    }
  }
}
