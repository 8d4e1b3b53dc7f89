import SwiftUI
import Testing
import ViewTesting

/// 2026-11-21 09:41:30 in Greenwich: a Saturday.
private let morning = Date(timeIntervalSince1970: 1_795_254_090)

@MainActor
private func form(_ date: Date) -> String {
  let formatter = ISO8601DateFormatter()
  return formatter.string(from: date)
}

private struct Screen<Style: DatePickerStyle>: View {
  let style: Style
  var components: DatePickerComponents = [.date, .hourAndMinute]
  var range: ClosedRange<Date> = Date.distantPast...Date.distantFuture
  @State private var date = morning

  var body: some View {
    DatePicker("Due", selection: $date, in: range, displayedComponents: components)
      .datePickerStyle(style)
    Text(verbatim: form(date))
  }
}

@MainActor
struct DatePickerTests {
  @Test(
    "S11.4 From right to left the hour is still left of its minute, and the day comes first",
    arguments: [false, true])
  func orderFromRightToLeft(isWheel: Bool) throws {
    func starts<Style: DatePickerStyle>(_ style: Style) throws -> [Double] {
      let screen = Screen(style: style).environment(\.layoutDirection, .rightToLeft)
      let app = ViewTest(screen, locale: Locale(identifier: "de_DE"))
      return try ["Day", "Month", "Year", "Hour", "Minute"].map {
        try app.find(.stepper($0)).frame.minX
      }
    }
    let places = try isWheel ? starts(.wheel) : starts(.field)
    let names = zip(places, ["Day", "Month", "Year", "Hour", "Minute"])
    #expect(names.sorted { $0.0 < $1.0 }.map(\.1) == ["Hour", "Minute", "Year", "Month", "Day"])
  }

  @Test("The parts are in the order of the locale, with the value in words")
  func order() throws {
    let app = ViewTest(Screen(style: .field))
    #expect(
      app.findAll(.stepper()).map(\.label) == ["Month", "Day", "Year", "Hour", "Minute", "AM/PM"])
    #expect(app.findAll(.stepper()).map(\.value) == ["11", "21", "2026", "9", "41", "AM"])
    let german = ViewTest(Screen(style: .field), locale: Locale(identifier: "de_DE"))
    #expect(
      german.findAll(.stepper()).map(\.label) == ["Day", "Month", "Year", "Hour", "Minute"])
    let picker = try app.find(.role(.init(rawValue: "datePicker")))
    #expect(picker.label == "Due")
    #expect(picker.value?.contains("November 21, 2026") == true)
  }

  @Test("Steps change one part and wrap around")
  func steps() throws {
    let app = ViewTest(Screen(style: .field))
    try app.find(.stepper("Day")).increment()
    #expect(app.exists("2026-11-22T09:41:30Z"))
    try app.find(.stepper("Month")).increment()
    #expect(app.exists("2026-12-22T09:41:30Z"))
    try app.find(.stepper("Month")).increment()
    #expect(app.exists("2026-01-22T09:41:30Z"))
    try app.find(.stepper("AM/PM")).increment()
    #expect(app.exists("2026-01-22T21:41:30Z"))
    try app.find(.stepper("Minute")).decrement()
    #expect(app.exists("2026-01-22T21:40:30Z"))
  }

  @Test("A typed year is stored when complete, or at the end of the focus, and leaves the rest")
  func typedYear() throws {
    let app = ViewTest(
      Screen(style: .field, range: morning.addingTimeInterval(-3600)...Date.distantFuture))
    try app.find(.stepper("Day")).decrement()
    try app.find(.stepper("Year")).type("20")
    #expect(app.exists("2026-11-21T08:41:30Z"))
    #expect(try app.find(.stepper("Year")).value == "20")
    try app.find(.stepper("Year")).type("28")
    #expect(app.exists("2028-11-21T08:41:30Z"))
    try app.find(.stepper("Year")).type("31")
    try app.find(.stepper("Day")).focus()
    #expect(app.exists("2031-11-21T08:41:30Z"))
  }

  @Test("A chosen day keeps the time, also when the clocks change")
  func clockChange() throws {
    struct Screen: View {
      @State private var date = Date(timeIntervalSince1970: 1_772_816_400)  // March 6, noon
      var body: some View {
        DatePicker("Due", selection: $date).datePickerStyle(.graphical)
        Text(verbatim: date.formatted(.iso8601))
      }
    }
    let app = ViewTest(
      Screen().environment(\.timeZone, TimeZone(identifier: "America/New_York")!))
    #expect(app.exists("2026-03-06T17:00:00Z"))
    try app.tap(.button("8"))
    #expect(app.exists("2026-03-08T16:00:00Z"))
    try app.tap(.button("9"))
    #expect(app.exists("2026-03-09T16:00:00Z"))
  }

  @Test("A day that the other month does not have becomes its last")
  func shortMonth() throws {
    struct Screen: View {
      @State private var date = Date(timeIntervalSince1970: 1_793_440_800)  // October 31
      var body: some View {
        DatePicker("Due", selection: $date, displayedComponents: .date).datePickerStyle(.field)
        Text(verbatim: form(date))
      }
    }
    let app = ViewTest(Screen())
    #expect(app.exists("2026-10-31T10:00:00Z"))
    try app.find(.stepper("Month")).increment()
    #expect(app.exists("2026-11-30T10:00:00Z"))
  }

  @Test("A date beyond the range becomes the nearest one within it")
  func range() throws {
    let app = ViewTest(
      Screen(style: .field, range: morning.addingTimeInterval(-3600)...morning))
    try app.find(.stepper("Day")).increment()
    #expect(app.exists("2026-11-21T09:41:30Z"))
    try app.find(.stepper("Year")).decrement()
    #expect(app.exists("2026-11-21T08:41:30Z"))
  }

  @Test("A day of the month is chosen and keeps the time; other months are a button away")
  func month() throws {
    let app = ViewTest(Screen(style: .graphical))
    #expect(app.exists("November 2026"))
    try app.tap("Thursday, November 5")
    #expect(app.exists("2026-11-05T09:41:30Z"))
    #expect(try app.find("Thursday, November 5").isSelected)
    try app.tap("Next month")
    #expect(app.exists("December 2026"))
    try app.tap("Friday, December 25")
    #expect(app.exists("2026-12-25T09:41:30Z"))
    #expect(app.exists("December 2026"))
  }

  @Test("Days out of range cannot be chosen")
  func disabledDays() throws {
    let app = ViewTest(
      Screen(style: .graphical, range: morning...Date.distantFuture),
      size: CGSize(width: 640, height: 500))
    #expect(try !app.find("Friday, November 20").isEnabled)
    #expect(try app.find("Saturday, November 21").isEnabled)
  }

  @Test("The compact style opens and closes the month")
  func compact() throws {
    let app = ViewTest(Screen(style: .compact), locale: Locale(identifier: "ja_JP"))
    #expect(!app.exists("2026年11月"))
    try app.tap("カレンダー")
    #expect(app.exists("2026年11月"))
    try app.tap("カレンダー")
    #expect(!app.exists("2026年11月"))
  }

  @Test("The environment's time zone determines the day")
  func timeZone() throws {
    let app = ViewTest(
      Screen(style: .field), timeZone: TimeZone(identifier: "Asia/Tokyo") ?? .gmt)
    #expect(try app.find(.stepper("Hour")).value == "6")
    #expect(try app.find(.stepper("AM/PM")).value == "PM")
  }

  @Test("Months side by side are each written in their own language")
  func severalLocales() {
    let app = ViewTest(
      VStack {
        Screen(style: .graphical)
        Screen(style: .graphical).environment(\.locale, Locale(identifier: "ja_JP"))
        Screen(style: .graphical).environment(\.locale, Locale(identifier: "de_DE"))
      }, size: CGSize(width: 640, height: 2_000))
    #expect(app.exists("November 2026") && app.exists("2026年11月"))
    #expect(app.exists("Donnerstag, 5. November"))
    #expect(app.exists("Thursday, November 5"))
  }

  @Test("A custom style has a selection, and state")
  func customStyle() throws {
    struct NextDay: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.selection += 86_400
        } label: {
          configuration.label
        }
      }
    }
    let app = ViewTest(Screen(style: NextDay()))
    try app.tap("Due")
    #expect(app.exists("2026-11-22T09:41:30Z"))
  }

  @Test("Several days are chosen and given back")
  func multiple() throws {
    struct Screen: View {
      @State private var days: Set<DateComponents> = []
      var body: some View {
        MultiDatePicker("Off", selection: $days)
        Text(verbatim: days.compactMap(\.day).sorted().map { "\($0)" }.joined(separator: " ") + ".")
      }
    }
    let app = ViewTest(Screen(), size: CGSize(width: 640, height: 480))
    let days = app.findAll(.button()).filter {
      $0.label.contains(" 12") || $0.label.contains(" 14")
    }
    for day in days { try day.tap() }
    #expect(app.exists("12 14."))
    try days[0].tap()
    #expect(app.exists("14."))
  }
}
