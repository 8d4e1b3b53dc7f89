import Foundation

/// The purpose of a measurement, which decides the unit that is customary in a region.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String

  /// The customary unit: kilometres become miles in the United States.
  public static var general: Self { Self(name: "general") }
  /// The measurement's own unit.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The height of a person: feet or inches in the United States, otherwise metres or centimetres.
  public static var person: Self { Self(name: "person") }
  /// The height of a person; the same as `person` here.
  public static var personHeight: Self { Self(name: "personHeight") }
  /// A distance by road: kilometres or metres, or miles or feet, depending on the region.
  public static var road: Self { Self(name: "road") }
  /// A focal length: millimetres everywhere.
  public static var focalLength: Self { Self(name: "focalLength") }
  /// Rainfall: inches in the United States, otherwise millimetres.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// Snowfall: inches in the United States, otherwise centimetres.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// Visibility: kilometres or metres, or miles or feet, depending on the region.
  public static var visibility: Self { Self(name: "visibility") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person; the same as `general` here: pounds or ounces, otherwise kilograms or
  /// grams.
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// A body temperature: Fahrenheit in the United States, otherwise Celsius.
  public static var person: Self { Self(name: "person") }
  /// An outdoor temperature: Fahrenheit in the United States, otherwise Celsius.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// Wind speed: kilometres per hour, or miles per hour, depending on the region.
  public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy in food: kilocalories everywhere.
  public static var food: Self { Self(name: "food") }
  /// The energy used in a workout: kilocalories everywhere.
  public static var workout: Self { Self(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// An amount of liquid; here it keeps the measurement's unit.
  public static var liquid: Self { Self(name: "liquid") }
}

/// The Unicode library's names for usages.
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

/// Converts measurements to the units of a region.
enum LocalUnits {
  /// The same amount in the unit that is customary in the region.
  static func convert<U: Dimension>(
    _ value: Measurement<U>, usage: String, locale: Locale
  ) -> Measurement<U> {
    guard usage != "asProvided", let units = choice(of: U.self, usage: usage, locale) else {
      return value
    }
    let amounts = units.map { value.converted(to: $0) }
    // The largest unit with at least one whole, otherwise the smallest.
    return amounts.first { abs($0.value) >= 1 } ?? amounts.last ?? value
  }

  /// The customary units, largest first.
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
