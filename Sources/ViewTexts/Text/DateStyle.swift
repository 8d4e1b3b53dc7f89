import Foundation
import LayoutCore
import ViewEnvironment
import ViewRuntime

extension Text {
  /// How a text displays a date.
  public struct DateStyle: Hashable, Codable, Sendable {
    private enum Kind: Int, Codable { case time, date, relative, offset, timer }
    private enum CodingKeys: String, CodingKey { case kind = "storage" }
    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// "11:23 PM"
    public static let time = DateStyle(.time)
    /// "June 3, 2019"
    public static let date = DateStyle(.date)
    /// "2 hours, 23 minutes", from now
    public static let relative = DateStyle(.relative)
    /// "+2 hours" after the date, "-3 months" before it: how far now is past the date
    public static let offset = DateStyle(.offset)
    /// "36:59:01", from now
    public static let timer = DateStyle(.timer)

    /// Whether the text changes as time passes.
    var isLive: Bool { kind == .relative || kind == .offset || kind == .timer }

    func text(for date: Date, now: Date, _ environment: EnvironmentValues) -> String {
      let distance = date.timeIntervalSince(now)
      switch kind {
      case .time: return absolute(date, environment, date: .omitted, time: .shortened)
      case .date: return absolute(date, environment, date: .long, time: .omitted)
      case .timer: return Duration.clock(abs(distance))
      case .relative:
        return DistanceInTime(abs(distance), count: 2).text(environment.locale, .abbreviated)
      case .offset:
        return (distance > 0 ? "-" : "+")
          + DistanceInTime(abs(distance), count: 1).text(environment.locale, .wide)
      }
    }

    private func absolute(
      _ moment: Date, _ environment: EnvironmentValues, date: Date.FormatStyle.DateStyle,
      time: Date.FormatStyle.TimeStyle
    ) -> String {
      Date.FormatStyle(
        date: date, time: time, locale: environment.locale, calendar: environment.calendar,
        timeZone: environment.timeZone
      ).format(moment)
    }
  }
}

extension Text {
  /// Makes a text that shows a date: absolute, or relative to now.
  public nonisolated init(_ date: Date, style: DateStyle) {
    self.init(.moment(.date(date, style)))
  }

  /// Makes a text that shows two dates: on the same day as times, "9:30–11:45 AM", otherwise as
  /// days, "Nov 14 – Nov 15".
  public nonisolated init(_ dates: ClosedRange<Date>) {
    self.init(.moment(.interval(DateInterval(start: dates.lowerBound, end: dates.upperBound))))
  }

  /// Makes a text that shows an interval: within a day as times, otherwise as days.
  public nonisolated init(_ interval: DateInterval) { self.init(.moment(.interval(interval))) }

  /// Makes a text that shows a clock running through an interval.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .moment(
        .timer(
          timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}
