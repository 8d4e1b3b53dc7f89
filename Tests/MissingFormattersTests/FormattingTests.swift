import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor
struct FormattingTests {
  @Test("Durations are formatted in each style")
  func components() {
    let formatter = DateComponentsFormatter()
    #expect(formatter.string(from: 3_909) == "1:05:09")
    #expect(formatter.string(from: 65) == "1:05")
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 3_900) == "1h 5m")
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3_660) == "1 hour, 1 minute")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 7_260) == "2 hours")
    formatter.allowedUnits = [.minute, .second]
    formatter.unitsStyle = .positional
    formatter.zeroFormattingBehavior = .pad
    formatter.maximumUnitCount = 0
    #expect(formatter.string(from: 65) == "01:05")
  }

  @Test("Short unit names have plurals, and a length may be a remaining one")
  func names() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.year, .month, .weekOfMonth, .day]
    formatter.unitsStyle = .short
    let two = DateComponents(year: 2, month: 2, day: 2, weekOfMonth: 2)
    #expect(formatter.string(from: two) == "2 yrs, 2 mths, 2 wks, 2 days")
    let one = DateComponents(year: 1, month: 1, day: 1, weekOfMonth: 1)
    #expect(formatter.string(from: one) == "1 yr, 1 mth, 1 wk, 1 day")
    formatter.allowedUnits = [.minute]
    formatter.unitsStyle = .full
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 300) == "5 minutes remaining")
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
  }

  @Test("Distances between dates are formatted in words")
  func relative() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSince1970: 1_000_000)
    #expect(
      formatter.localizedString(for: now.addingTimeInterval(-7_200), relativeTo: now)
        == "2 hours ago")
    #expect(
      formatter.localizedString(for: now.addingTimeInterval(86_400 * 3), relativeTo: now)
        == "in 3 days")
  }

  @Test("A timer text follows the clock and stops at its end")
  func timer() async throws {
    struct Screen: View {
      @State private var start: Date?
      var body: some View {
        if let start {
          Text(timerInterval: start...start.addingTimeInterval(5), countsDown: true)
          Text(start, style: .timer)
        }
        Button("Start") { start = Date(timeIntervalSince1970: 0) }
      }
    }
    let app = ViewTest(Screen())
    try app.tap("Start")
    #expect(app.exists("0:00"))
  }

  @Test("Arrow symbols follow the layout direction, and a view is mirrored on request")
  func direction() throws {
    let app = ViewTest(
      HStack {
        Image(systemName: "chevron.forward").accessibilityLabel("next")
        Text("x").flipsForRightToLeftLayoutDirection(true)
      }, layoutDirection: .rightToLeft)
    #expect(app.exists("next") && app.exists("x"))
  }
}
