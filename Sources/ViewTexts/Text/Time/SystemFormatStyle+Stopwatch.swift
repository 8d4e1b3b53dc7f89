import Foundation

extension SystemFormatStyle {
  /// A stopwatch started at a date: "00:04.27".
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    private let start: Date
    private let digits: ClockDigits

    /// Makes a stopwatch style.
    ///
    /// - Parameters:
    ///   - showsHours: `false` counts minutes beyond 59.
    ///   - maxFieldCount: how many of hours, minutes, seconds and fractions are shown.
    ///   - maxPrecision: the smallest step, a hundredth of a second by default.
    public init(
      startingAt: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startingAt
      digits = ClockDigits(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision,
        padsFirst: true)
    }

    /// Returns the stopwatch's reading at `value`; zero before it was started.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(digits.text(max(value.timeIntervalSince(start), 0)))
    }

    /// Returns the next moment at which the reading changes.
    public func discreteInput(after input: Date) -> Date? {
      start.addingTimeInterval(digits.next(after: max(input.timeIntervalSince(start), 0)))
    }

    /// Returns the last moment before `input` at which the reading changes; nil while it is zero.
    public func discreteInput(before input: Date) -> Date? {
      digits.previous(before: input.timeIntervalSince(start)).map(start.addingTimeInterval)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Returns a style for a stopwatch started at a date.
  public static func stopwatch(
    startingAt: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startingAt, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
