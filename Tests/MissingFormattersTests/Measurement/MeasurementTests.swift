import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
struct MeasurementTests {
  private let us = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  @Test("Measurements are formatted in the units of the locale")
  func usage() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    let wide = Measurement<UnitLength>.FormatStyle(width: .wide)
    #expect(way.formatted(wide.locale(us)) == "3.1 miles")
    #expect(way.formatted(.measurement(width: .abbreviated).locale(german)) == "5 km")
    #expect(
      way.formatted(.measurement(width: .narrow, usage: .asProvided).locale(us)) == "5km")
    #expect(
      Measurement(value: 1, unit: UnitLength.feet).formatted(
        .measurement(width: .wide, usage: .asProvided).locale(us)) == "1 foot")
    #expect(
      Measurement(value: -1, unit: UnitTemperature.celsius).formatted(
        .measurement(width: .wide, usage: .asProvided).locale(us)) == "-1 degree Celsius")
  }

  @Test("Temperatures with their degree signs")
  func temperatures() {
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(warm.formatted(.measurement(width: .abbreviated).locale(us)) == "68°F")
    #expect(warm.formatted(.measurement(width: .narrow, usage: .weather).locale(german)) == "20°")
    #expect(
      warm.formatted(
        .measurement(
          width: .abbreviated, usage: .asProvided, hidesScaleName: true,
          numberFormatStyle: .number.precision(.fractionLength(1))
        ).locale(us)) == "20.0°")
  }

  @Test("A text shows a measurement in the locale of its environment")
  func text() {
    let screen = Screen {
      Text(
        Measurement(value: 1.5, unit: UnitLength.meters),
        format: .measurement(width: .abbreviated, usage: .asProvided)
      ).environment(\.locale, german)
    }
    #expect(screen.strings == ["1,5 m"])
  }

  @Test("The older formatter does the same")
  func formatter() {
    let formatter = MeasurementFormatter()
    formatter.locale = us
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: Measurement(value: 2.5, unit: UnitMass.kilograms)) == "2.5 kg")
    formatter.unitStyle = .long
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitMass.grams)) == "1 gram")
    #expect(formatter.string(from: UnitLength.inches) == "inches")
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(
      formatter.string(from: Measurement(value: 100, unit: UnitTemperature.celsius)) == "212°")
  }

  @Test("The style of a unit has the type that all formatters of units share")
  func sharedStyle() {
    let formatter = MeasurementFormatter()
    formatter.locale = us
    formatter.unitOptions = .providedUnit
    func text(_ style: Formatter.UnitStyle) -> String {
      formatter.unitStyle = style
      return formatter.string(from: Measurement(value: 2, unit: UnitLength.kilometers))
    }
    #expect([text(.short), text(.medium), text(.long)] == ["2km", "2 km", "2 kilometers"])
    let style: MeasurementFormatter.UnitStyle = formatter.unitStyle
    #expect(style == .long)
  }

  @Test("Lists are formatted in words")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = us
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: []) == "")
    let numbers = NumberFormatter()
    numbers.minimumIntegerDigits = 2
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [NSNumber(value: 1), NSNumber(value: 2)]) == "01 and 02")
  }
}
