import Foundation
import SwiftUI
import Testing
import Timekeeping
import ViewTesting

@MainActor
struct TimeDataTests {
  private struct Clock: View {
    @State private var start: Date?

    var body: some View {
      if let start {
        Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
          .accessibilityIdentifier("duration")
        Text(.currentDate, format: .stopwatch(startingAt: start)).accessibilityIdentifier("watch")
        Text(.currentDate, format: .timer(countingDownIn: start..<start + 90))
          .accessibilityIdentifier("down")
        Text("up \(.currentDate, format: .timer(countingUpIn: start..<start + 90))")
          .accessibilityIdentifier("up")
        Text(.currentDate, format: .offset(to: start)).accessibilityIdentifier("offset")
      }
      Button("Start") { start = TimeSource.current.date }
    }
  }

  private func text(_ app: ViewTest, _ name: String) throws -> String {
    try app.find(.identifier(name)).label
  }

  @Test("Texts follow the time, and no body runs")
  func clocks() async throws {
    let app = ViewTest(Clock())
    try app.tap("Start")
    #expect(try text(app, "duration") == "0:00")
    #expect(try text(app, "watch") == "00:00.00")
    #expect(try text(app, "down") == "1:30")
    try await app.advance(by: .milliseconds(61_500))
    #expect(try text(app, "duration") == "1:01")
    #expect(try text(app, "watch").hasPrefix("01:01."))
    #expect(try text(app, "down") == "0:29")
    #expect(try text(app, "up") == "up 1:01")
    #expect(try text(app, "offset") == "1 minute, 1 second")
    #expect(app.bodiesRun.isEmpty)
    try await app.advance(by: .seconds(60))
    #expect(try text(app, "down") == "0:00")
    #expect(try text(app, "up") == "up 1:30")
  }

  private let zero = Date(timeIntervalSince1970: 0)

  private func string(_ style: some FormatStyle<Date, AttributedString>, at seconds: Double)
    -> String
  {
    String(style.format(zero + seconds).characters)
  }

  @Test("A stopwatch's next reading is later, however close to a change a date is")
  func nextReading() {
    let start = Date(timeIntervalSinceReferenceDate: 817_000_000.123)
    let watch = SystemFormatStyle.Stopwatch(startingAt: start)
    for tick in 0..<2_000 {
      let moment = start + Double(tick) * 0.01
      let next = watch.discreteInput(after: moment) ?? .distantPast
      #expect(next > moment && next < moment + 0.011)
    }
  }

  @Test("Clocks show as many fields as allowed")
  func fields() {
    let watch = SystemFormatStyle.Stopwatch(
      startingAt: zero, maxFieldCount: 3, maxPrecision: .seconds(1))
    #expect(string(watch, at: 3_723) == "01:02:03")
    #expect(string(watch, at: -5) == "00:00")
    let minutes = SystemFormatStyle.Timer(
      countingDownIn: zero..<zero + 7_200, showsHours: false, maxFieldCount: 2)
    #expect(string(minutes, at: 0) == "120:00")
    #expect(string(minutes, at: 9_000) == "0:00")
    let tenths = SystemFormatStyle.Stopwatch(startingAt: zero, maxPrecision: .milliseconds(100))
    #expect(string(tenths, at: 1.27) == "00:01.2")
  }

  @Test(
    "S16.3 A stopwatch has two digits in each field, and a clock with one field has its unit",
    arguments: [
      (5.23, "00:05.23"), (2730.12, "45:30.12"), (3600, "01:00:00.00"), (90_061, "25:01:01.00"),
      (-1, "00:00.00"),
    ])
  func stopwatch(_ seconds: Double, _ words: String) {
    #expect(string(.stopwatch(startingAt: zero), at: seconds) == words)
  }

  @Test("S16.3 A stopwatch with fewer fields or a coarser step shows the rest")
  func coarseStopwatch() {
    let long = 5_025.67
    #expect(string(.stopwatch(startingAt: zero, maxFieldCount: 3), at: long) == "01:23:45")
    #expect(string(.stopwatch(startingAt: zero, maxFieldCount: 2), at: long) == "1:23")
    #expect(string(.stopwatch(startingAt: zero, showsHours: false), at: 4_530) == "75:30.00")
    let minutes = SystemFormatStyle.Stopwatch(startingAt: zero, maxPrecision: .seconds(60))
    #expect(string(minutes, at: 1_381) == "23 minutes")
    #expect(string(minutes, at: 3_600) == "1 hour")
  }

  @Test("Offsets use the allowed units, with a sign on request")
  func offsets() {
    #expect(string(.offset(to: zero, sign: .always()), at: 7_260) == "+2 hours, 1 minute")
    #expect(string(.offset(to: zero), at: -60) == "-1 minute")
    #expect(
      string(
        .offset(to: zero, allowedFields: [.minute, .second], maxFieldCount: 2, sign: .never),
        at: 332) == "5:32")
    #expect(string(.offset(to: zero, maxFieldCount: 1), at: 86_400 * 3) == "3 days")
    #expect(string(.offset(to: zero), at: 0) == "0 seconds")
  }

  @Test(
    "S16.7 An offset that shows zero has no sign",
    arguments: [(-0.4, "0:00"), (0, "0:00"), (0.4, "0:00"), (-1, "-0:01"), (-61.5, "-1:01")])
  func zeroOffsets(_ seconds: Double, _ words: String) {
    #expect(string(.offset(to: zero, allowedFields: [.minute, .second]), at: seconds) == words)
  }

  @Test("S16.7 An offset of less than its smallest unit is zero of that unit, without a sign")
  func zeroOffsetsInWords() {
    #expect(string(.offset(to: zero), at: -0.4) == "0 seconds")
    #expect(string(.offset(to: zero, allowedFields: [.hour]), at: -60) == "0 hours")
    #expect(string(.offset(to: zero, allowedFields: [.hour]), at: -3_600) == "-1 hour")
    #expect(string(.offset(to: zero, sign: .always()), at: 0.4) == "+0 seconds")
  }

  @Test(
    "S16.4 A date within a month is shown as a distance, a farther one by its name",
    arguments: [
      (30.0, "now"), (-300.0, "in 5 minutes"), (300.0, "5 minutes ago"), (-10_800.0, "in 3 hours"),
      (-86_400.0, "tomorrow"), (86_400.0, "yesterday"), (259_200.0, "3 days ago"),
      (2_332_800.0, "27 days ago"), (8_640_000.0, "Thursday, January 1"),
      (34_560_000.0, "January 1970"),
    ] as [(Double, String)])
  func references(_ seconds: Double, _ words: String) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let style = SystemFormatStyle.DateReference(to: zero)
      .calendar(calendar).locale(Locale(identifier: "en_US"))
    #expect(string(style, at: seconds) == words)
  }
}
