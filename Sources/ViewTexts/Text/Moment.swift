import Foundation
import LayoutCore
import Timekeeping
import ViewEnvironment
import ViewRuntime

/// A date or time in a text, absolute or relative to now.
package enum Moment: Equatable, Sendable {
  case date(Date, Text.DateStyle)
  case interval(DateInterval)
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
  case timed(TimedValue)

  /// Whether it changes as time passes.
  var isLive: Bool {
    switch self {
    case .date(_, let style): style.isLive
    case .interval: false
    case .timer: true
    case .timed: true
    }
  }

  /// Returns the delay until the text changes, as long as it changes with time alone.
  func refreshDelay(in environment: EnvironmentValues) -> Duration? {
    guard isLive else { return nil }
    let now = environment.now
    if case .timer(let range, let pause, _, _) = self,
      now >= min(pause ?? range.upperBound, range.upperBound)
    {
      return nil
    }
    guard case .timed(let value) = self else { return .seconds(1) }
    return value.nextChange(after: now).map {
      // At most once per frame, and late enough to be past the change.
      max(Duration(clampingSeconds: $0.timeIntervalSince(now) + 0.001), .milliseconds(16))
    }
  }

  package func text(in environment: EnvironmentValues) -> String {
    let now = environment.now
    switch self {
    case .date(let date, let style):
      return style.text(for: date, now: now, environment)
    case .interval(let interval):
      return DateIntervalText.format(interval, environment)
    case .timer(let range, let pause, let countsDown, let showsHours):
      // The clock runs until its pause time.
      let stop = min(pause ?? range.upperBound, range.upperBound)
      let at = max(min(now, stop), range.lowerBound)
      let seconds =
        countsDown
        ? range.upperBound.timeIntervalSince(at) : at.timeIntervalSince(range.lowerBound)
      return Duration.clock(seconds, showsHours: showsHours)
    case .timed(let value):
      return value.text(at: now, environment.locale)
    }
  }
}

extension Duration {
  /// Returns a text such as "4:05" or "1:04:05".
  static func clock(_ seconds: TimeInterval, showsHours: Bool = true) -> String {
    let whole = Int(clamping: max(seconds, 0).rounded())
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    if hours > 0, showsHours { return String(format: "%d:%02d:%02d", hours, minutes, rest) }
    return String(format: "%d:%02d", whole / 60, rest)
  }
}

private struct NowKey: EnvironmentKey {
  static let defaultValue: Date? = nil
}

extension EnvironmentValues {
  /// The time that texts are relative to: a test's own, otherwise the clock's.
  package var now: Date {
    get { self[NowKey.self] ?? TimeSource.current.date }
    set { self[NowKey.self] = newValue }
  }
}

/// An interval from its start to its end: within a day only the times, "9:30–11:45 AM", otherwise
/// the days, "Nov 14 – Nov 15" (S16.1).
enum DateIntervalText {
  static func format(_ interval: DateInterval, _ environment: EnvironmentValues) -> String {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let days = calendar.dateComponents([.day], from: interval.start, to: interval.end).day ?? 0
    guard days == 0 else {
      let day = style(environment).month(.abbreviated).day()
      return "\(day.format(interval.start)) – \(day.format(interval.end))"
    }
    let time = style(environment, time: .shortened).attributedStyle
    var (start, end) = (time.format(interval.start), time.format(interval.end))
    if let (half, range) = halfOfDay(start), half == halfOfDay(end)?.name {
      start.removeSubrange(range)
    }
    return "\(text(start))–\(text(end))"
  }

  private static func style(
    _ environment: EnvironmentValues, time: Date.FormatStyle.TimeStyle? = nil
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: time == nil ? nil : .omitted, time: time, locale: environment.locale,
      calendar: environment.calendar, timeZone: environment.timeZone)
  }

  /// Returns "AM" or "PM" and its range; nil for 24-hour time.
  private static func halfOfDay(
    _ time: AttributedString
  ) -> (name: String, range: Range<AttributedString.Index>)? {
    for run in time.runs where run.dateField == .amPM {
      return (String(time[run.range].characters), run.range)
    }
    return nil
  }

  private static func text(_ time: AttributedString) -> String {
    String(time.characters).trimmingCharacters(in: .whitespaces)
  }
}
