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

  @Test("A range of dates tells its length in units, in four lengths and in words")
  func styles() {
    func written(_ style: Date.ComponentsFormatStyle.Style) -> String {
      length(7_800).formatted(.components(style: style).locale(english))
    }
    #expect(written(.wide) == "2 hours, 10 minutes")
    #expect(written(.abbreviated) == "2 hr, 10 min")
    #expect(written(.condensedAbbreviated) == "2hr 10min")
    #expect(written(.narrow) == "2h 10m")
    #expect(written(.spellOut) == "two hours, ten minutes")
  }

  @Test("Only the units that are named are used")
  func fields() {
    func written(_ fields: Set<Date.ComponentsFormatStyle.Field>) -> String {
      length(93_600).formatted(.components(style: .wide, fields: fields).locale(english))
    }
    #expect(written([.day, .hour]) == "1 day, 2 hours")
    #expect(written([.hour]) == "26 hours")
    #expect(written([.minute]) == "1,560 minutes")
  }

  @Test("As a clock it keeps minutes and seconds")
  func clock() {
    #expect(length(3_720).formatted(.timeDuration) == "1:02:00")
    #expect(length(5).formatted(.timeDuration) == "0:05")
    #expect(length(90_061).formatted(.timeDuration) == "25:01:01")
  }

  @Test("A text shows it in the language of its place")
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
