import Foundation

extension SystemFormatStyle {
  /// A clock that counts through an interval, up or down: "4:59".
  public struct Timer: DiscreteFormatStyle, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let digits: ClockDigits

    /// Makes a style that counts from the interval's length down to zero.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
      digits = ClockDigits(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// Makes a style that counts from zero up to the interval's length.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = false
      digits = ClockDigits(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// Returns the time shown at a date: counting down, a step that has begun counts in full.
    private func shown(_ date: Date) -> TimeInterval {
      let date = min(max(date, interval.lowerBound), interval.upperBound)
      guard countsDown else { return date.timeIntervalSince(interval.lowerBound) }
      let rest = interval.upperBound.timeIntervalSince(date)
      return (rest / digits.step - 1e-6).rounded(.up) * digits.step
    }

    /// Returns the clock's reading at `value`; it stands still before and after the interval.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(digits.text(max(shown(value), 0)))
    }

    /// Returns the next moment at which the reading changes; nil from the interval's end on.
    public func discreteInput(after input: Date) -> Date? {
      guard input < interval.upperBound else { return nil }
      guard input >= interval.lowerBound else {
        return interval.lowerBound.addingTimeInterval(0.001)
      }
      guard countsDown else {
        return interval.lowerBound.addingTimeInterval(
          digits.next(after: input.timeIntervalSince(interval.lowerBound)))
      }
      let next = interval.upperBound.addingTimeInterval(digits.step - shown(input))
      return next > input ? next : input.addingTimeInterval(digits.step)
    }

    /// Returns the last moment before `input` at which the reading changes; nil up to the
    /// interval's start.
    public func discreteInput(before input: Date) -> Date? {
      guard input > interval.lowerBound else { return nil }
      return min(input.addingTimeInterval(-digits.step), interval.upperBound)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// Returns a style for a clock that counts from an interval's length down to zero.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// Returns a style for a clock that counts from zero up to an interval's length.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
