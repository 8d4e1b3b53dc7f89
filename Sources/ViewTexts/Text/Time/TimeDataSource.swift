import Foundation
import Timekeeping
import ViewRuntime

/// A value that changes with time, for texts that show it.
///
/// ```swift
/// Text(.currentDate, format: .dateTime.hour().minute().second())
/// Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
/// Text(.currentDate, format: .timer(countingDownIn: start..<end))
/// ```
///
/// A text asks its format when the output changes next, and updates then: no body runs.
public struct TimeDataSource<Value> {
  /// Returns the value at a time.
  let value: @Sendable (Date) -> Value
  /// Returns the time of a value, if the value changes with time.
  let date: @Sendable (Value) -> Date?
  /// The source's origin, to compare two sources.
  fileprivate let origin: TimeOrigin
}

extension TimeDataSource: Sendable where Value: Sendable {}

private enum TimeOrigin: Equatable {
  case now, durationTo(Date), rangeFrom(Date), rangeTo(Date)
}

extension TimeDataSource {
  /// The current date.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource<Date>(value: { $0 }, date: { $0 }, origin: .now)
  }

  /// Returns the time since a date; negative while the date is in the future.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Duration>(
      value: { Duration(clampingSeconds: $0.timeIntervalSince(date)) },
      date: { date.addingTimeInterval($0 / .seconds(1)) }, origin: .durationTo(date))
  }

  /// Returns the range from a date to now; empty while the date is in the future.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(
      value: { date..<max(date, $0) }, date: { $0.upperBound }, origin: .rangeFrom(date))
  }

  /// Returns the range from now to a date; empty once the date has passed.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(
      value: { min(date, $0)..<date }, date: { $0.lowerBound }, origin: .rangeTo(date))
  }
}

/// A type-erased source with its format.
package struct TimedValue: Equatable, Sendable {
  private let box: any TimedValueBox

  package func text(at now: Date, _ locale: Locale) -> String { box.text(now, locale) }

  /// Returns when the output changes next; nil if, as far as the format knows, it never does.
  package func nextChange(after now: Date) -> Date? { box.nextChange(now) }

  package static func == (a: TimedValue, b: TimedValue) -> Bool { a.box.isEqual(to: b.box) }

  init<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, _ format: F,
    _ string: @escaping @Sendable (F.FormatOutput) -> String
  ) where V == F.FormatInput {
    box = TypedTimedValue(source: source, format: format, string: string)
  }
}

private protocol TimedValueBox: Sendable {
  func text(_ now: Date, _ locale: Locale) -> String
  func nextChange(_ now: Date) -> Date?
  func isEqual(to other: any TimedValueBox) -> Bool
}

/// Unchecked: the format is only read, and formats are values.
private struct TypedTimedValue<F: DiscreteFormatStyle>: TimedValueBox, @unchecked Sendable {
  let source: TimeDataSource<F.FormatInput>
  let format: F
  let string: @Sendable (F.FormatOutput) -> String

  func text(_ now: Date, _ locale: Locale) -> String {
    string(format.locale(locale).format(source.value(now)))
  }

  func nextChange(_ now: Date) -> Date? {
    let input = source.value(now)
    // A range that ends at a date, or a duration, may grow or shrink with time.
    let candidates = [format.discreteInput(after: input), format.discreteInput(before: input)]
    return candidates.compactMap { $0.flatMap(source.date) }.filter { $0 > now }.min()
  }

  func isEqual(to other: any TimedValueBox) -> Bool {
    guard let other = other as? Self else { return false }
    return source.origin == other.source.origin && format == other.format
  }
}

extension Text {
  /// Makes a text that shows a value that changes with time, in a format.
  public nonisolated init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(.moment(.timed(TimedValue(source, format) { String($0.characters) })))
  }

  /// Makes a text that shows a value that changes with time, in a format.
  public nonisolated init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(.moment(.timed(TimedValue(source, format) { $0 })))
  }

  /// Makes a text that shows a value in a format, with the attributes that the format gives to its
  /// parts.
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(format.format(input))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a value that changes with time.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where V == F.FormatInput, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }

  /// Appends a value that changes with time.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where V == F.FormatInput, F.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }

  /// Appends a value with the attributes that a format gives to its parts.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    appendInterpolation(Text(input, format: format))
  }

  /// Appends a clock that runs through an interval.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }
}
