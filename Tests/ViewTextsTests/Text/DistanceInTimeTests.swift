import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
struct DistanceInTimeTests {
  private let date = Date(timeIntervalSinceReferenceDate: 0)

  private func shown(
    _ seconds: TimeInterval, _ style: Text.DateStyle, _ locale: String
  ) -> String {
    Screen {
      Text(date + seconds, style: style)
        .environment(\.now, date).environment(\.locale, Locale(identifier: locale))
    }.strings[0]
  }

  @Test("The distance to a date is formatted in the environment's language")
  func languages() {
    #expect(shown(8000, .relative, "en_US") == "2 hr, 13 min")
    #expect(shown(8000, .relative, "de_DE") == "2 Std., 13 Min.")
    #expect(shown(8000, .relative, "ja_JP") == "2時間 13分")
    #expect(shown(-7200, .offset, "de_DE") == "+2 Stunden")
    #expect(shown(86_400 * 400, .offset, "fr_FR") == "-1 an")
    #expect(shown(86_400 * 400, .relative, "de_DE") == "1 Jahr, 1 Monat")
    #expect(shown(0, .relative, "de_DE") == "0 Sek.")
    #expect(shown(3600, .relative, "de_DE") == "1 Std.")
    #expect(shown(86_400 * 40, .offset, "fi_FI") == "-40 päivää")
  }

  @Test(
    "S16.5 A relative date has short names for hours, minutes and seconds, an offset full ones",
    arguments: [
      (65, "1 min, 5 sec", "-1 minute"), (3600, "1 hr", "-1 hour"),
      (8000, "2 hr, 13 min", "-2 hours"), (86_400 * 3 + 7200, "3 days, 2 hr", "-3 days"),
    ])
  func shortUnits(_ seconds: TimeInterval, _ relative: String, _ offset: String) {
    #expect(shown(seconds, .relative, "en_US") == relative)
    #expect(shown(seconds, .offset, "en_US") == offset)
  }

  @Test("No distance is too long")
  func huge() {
    #expect(shown(1e300, .relative, "en_US").contains("years"))
    #expect(shown(1e300, .relative, "de_DE").contains("Jahre"))
    #expect(shown(1e300, .relative, "fi_FI").hasSuffix("pv"))
  }
}
