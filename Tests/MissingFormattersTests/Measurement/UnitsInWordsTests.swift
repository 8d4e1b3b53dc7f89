import Foundation
import SwiftUI
import Testing

/// Unit names as in Apple's Foundation: both use the same library.
struct UnitsInWordsTests {
  private func shown<U: Dimension>(
    _ value: Double, _ unit: U, _ width: Measurement<U>.FormatStyle.UnitWidth,
    _ language: String, usage: MeasurementFormatUnitUsage<U> = .asProvided
  ) -> String {
    Measurement(value: value, unit: unit).formatted(
      Measurement<U>.FormatStyle(
        width: width, locale: Locale(identifier: language), usage: usage))
  }

  @Test("Measurements have the words of their language")
  func languages() {
    #expect(shown(5.5, UnitLength.kilometers, .wide, "de_DE") == "5,5 Kilometer")
    #expect(shown(5.5, UnitLength.kilometers, .wide, "ja_JP") == "5.5キロメートル")
    #expect(shown(1, UnitMass.kilograms, .wide, "fr_FR") == "1\u{A0}kilogramme")
    #expect(shown(100, UnitSpeed.kilometersPerHour, .wide, "de_DE") == "100 Kilometer pro Stunde")
    #expect(shown(2, UnitDuration.hours, .wide, "en_US") == "2 hours")
  }

  @Test("A usage chooses the unit that is customary in the region")
  func usages() {
    #expect(shown(1500, UnitLength.meters, .abbreviated, "en_US", usage: .road) == "0.93 mi")
    #expect(shown(1500, UnitLength.meters, .abbreviated, "de_DE", usage: .road) == "1,5 km")
    #expect(
      shown(1.8, UnitLength.meters, .wide, "en_US", usage: .personHeight) == "5 feet, 11 inches")
  }

  @Test("Digits requested by the app precede the words")
  func digits() {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: Locale(identifier: "de_DE"), usage: .asProvided,
      numberFormatStyle: .number.precision(.fractionLength(2)))
    #expect(Measurement(value: 1500, unit: UnitLength.meters).formatted(style) == "1.500,00 Meter")
  }

  @Test("A custom unit keeps its symbol")
  func ownUnit() {
    let spoon = UnitVolume(symbol: "spoon", converter: UnitConverterLinear(coefficient: 0.02))
    #expect(shown(3, spoon, .wide, "de_DE") == "3 spoon")
  }

  @Test("Durations have the words of the calendar's language")
  func durations() {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "de_DE")
    formatter.calendar = calendar
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3909) == "1 Stunde, 5 Minuten und 9 Sekunden")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 3909) == "1h 5min 9s")
    calendar.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    formatter.unitsStyle = .spellOut
    #expect(formatter.string(from: 3909) == "one hour, five minutes, nine seconds")
    formatter.unitsStyle = .short
    #expect(formatter.string(from: 3909) == "1 hr, 5 min, 9 sec")
  }

  @Test("Date components are formatted in the words of the user's language")
  func localizedString() {
    let components = DateComponents(hour: 2, minute: 30)
    #expect(
      DateComponentsFormatter.localizedString(from: components, unitsStyle: .positional) == "2:30")
  }

  @Test("The formatter of measurements has the same words")
  func formatter() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    #expect(
      formatter.string(from: Measurement(value: 2.5, unit: UnitMass.kilograms))
        == "2,5 Kilogramm")
  }

  /// "tomorrow" means the next calendar day; the formatter counts elapsed time.
  @Test("Distances use the largest unit with at least one whole")
  func distances() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.calendar = Calendar(identifier: .gregorian)
    let start = Date(timeIntervalSince1970: 1_000_000)
    func shown(_ days: Double) -> String {
      formatter.localizedString(for: start.addingTimeInterval(days * 86_400), relativeTo: start)
    }
    #expect(shown(40) == "in 1 month")
    #expect(shown(1.9) == "in 1 day")
    #expect(shown(-0.99) == "23 hours ago")
    formatter.dateTimeStyle = .named
    #expect(shown(1.9) == "tomorrow")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(shown(-2) == "vorgestern")
  }

  @Test("Components are named by their own unit")
  func components() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: 0)) == "today")
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(year: 1)) == "next year")
    formatter.dateTimeStyle = .numeric
    #expect(formatter.localizedString(from: DateComponents(day: 14)) == "in 14 days")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(from: DateComponents(hour: -3)) == "3h ago")
  }
}
