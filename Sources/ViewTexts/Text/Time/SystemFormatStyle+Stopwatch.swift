import Foundation

extension SystemFormatStyle {
  /// A stopwatch that was started at a date: "00:04.27".
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    private let start: Date
    private let digits: ClockDigits

    /// - Parameters:
    ///   - showsHours: false counts minutes beyond 59.
    ///   - maxFieldCount: how many of hours, minutes, seconds and parts of them are shown.
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

    /// Writes what the stopwatch shows at `value`; zero before it was started.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(digits.text(max(value.timeIntervalSince(start), 0)))
    }

    /// The next moment at which it shows other digits.
    public func discreteInput(after input: Date) -> Date? {
      start.addingTimeInterval(digits.next(after: max(input.timeIntervalSince(start), 0)))
    }

    /// The last moment before `input` at which it shows other digits; nil while it shows zero.
    public func discreteInput(before input: Date) -> Date? {
      digits.previous(before: input.timeIntervalSince(start)).map(start.addingTimeInterval)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A stopwatch that was started at a date.
  public static func stopwatch(
    startingAt: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startingAt, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
