import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
struct DateComponentsFormatStyleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)
  private let english = Locale(identifier: "en_US")

  private func length(_ seconds: Double) -> Range<Date> {
    start..<start.addingTimeInterval(seconds)
  }

  @Test("A range of dates formats its length in units, in four widths and in words")
  func styles() {
    func written(_ style: Date.ComponentsFormatStyle.Style) -> String {
      length(7_800).formatted(.components(style: style).locale(english))
    }
    #expect(written(.wide) == "2 hours, 10 minutes")
    #expect(written(.abbreviated) == "2 hr, 10 min")
    #expect(written(.condensedAbbreviated) == "2h 10m")
    #expect(written(.narrow) == "2hr 10min")
    #expect(written(.spellOut) == "two hours, ten minutes")
  }

  @Test("Only the given units are used")
  func fields() {
    func written(_ fields: Set<Date.ComponentsFormatStyle.Field>) -> String {
      length(93_600).formatted(.components(style: .wide, fields: fields).locale(english))
    }
    #expect(written([.day, .hour]) == "1 day, 2 hours")
    #expect(written([.hour]) == "26 hours")
    #expect(written([.minute]) == "1,560 minutes")
  }

  @Test("Amounts, weeks and dropped zeros match the recordings")
  func recorded() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
    func written(
      _ range: Range<Date>, _ style: Date.ComponentsFormatStyle.Style,
      _ fields: Set<Date.ComponentsFormatStyle.Field>
    ) -> String {
      range.formatted(
        .components(style: style, fields: fields).locale(english).calendar(calendar))
    }
    let years = Date(timeIntervalSince1970: 0)..<start
    #expect(written(years, .abbreviated, [.day]) == "11,323 days")
    #expect(written(years, .narrow, [.day]) == "11,323days")
    #expect(written(years, .condensedAbbreviated, [.day]) == "11,323d")
    #expect(
      written(
        years, .condensedAbbreviated, [.day, .month, .year, .hour, .second, .week]) == "31y")
    #expect(written(length(120 * 86_400), .wide, [.week, .day]) == "17 weeks, 1 day")
    #expect(length(95).formatted(.timeDuration) == "1:35")
  }

  @Test("A formatter without units uses all; a positional one has letters for the longer ones")
  func allUnits() throws {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
    calendar.locale = english
    formatter.calendar = calendar
    #expect(formatter.string(from: 3_909) == "1:05:09")
    #expect(formatter.string(from: 5) == "0:05")
    #expect(formatter.string(from: 200_000_000) == "6y 4mo 0w 3d 19:33:20")
    formatter.unitsStyle = .short
    #expect(
      formatter.string(from: 200_000_000)
        == "6 yrs, 4 mths, 3 days, 19 hr, 33 min, 20 sec")
    formatter.unitsStyle = .positional
    formatter.allowedUnits = [.day, .hour, .minute]
    #expect(formatter.string(from: 95_400) == "1d 2:30")
  }

  @Test("As a positional time it keeps minutes and seconds")
  func clock() {
    #expect(length(3_720).formatted(.timeDuration) == "1:02:00")
    #expect(length(5).formatted(.timeDuration) == "0:05")
    #expect(length(90_061).formatted(.timeDuration) == "25:01:01")
  }

  @Test("A text shows it in the language of its environment")
  func text() {
    let app = ViewTest(
      VStack {
        Text(length(7_800), format: .components(style: .wide))
        Text(length(7_800), format: .timeDuration)
      }, locale: Locale(identifier: "de_DE"))
    #expect(app.exists("2 Stunden, 10 Minuten") || app.exists("2 Stunden und 10 Minuten"))
    #expect(app.exists("2:10:00"))
  }
}
