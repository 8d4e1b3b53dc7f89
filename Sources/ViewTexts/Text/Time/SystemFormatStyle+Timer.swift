import Foundation

extension SystemFormatStyle {
  /// A clock that counts through an interval, up or down: "4:59".
  public struct Timer: DiscreteFormatStyle, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let digits: ClockDigits

    /// Counts from the interval's length to zero.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
      digits = ClockDigits(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// Counts from zero to the interval's length.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = false
      digits = ClockDigits(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// What is shown at a date: a step that has begun counts in full on the way down.
    private func shown(_ date: Date) -> TimeInterval {
      let date = min(max(date, interval.lowerBound), interval.upperBound)
      guard countsDown else { return date.timeIntervalSince(interval.lowerBound) }
      let rest = interval.upperBound.timeIntervalSince(date)
      return (rest / digits.step - 1e-6).rounded(.up) * digits.step
    }

    /// Writes what the clock shows at `value`; before and after the interval it stands still.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(digits.text(max(shown(value), 0)))
    }

    /// The next moment at which it shows other digits; nil from the interval's end on.
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

    /// The last moment before `input` at which it shows other digits; nil up to the interval's
    /// start.
    public func discreteInput(before input: Date) -> Date? {
      guard input > interval.lowerBound else { return nil }
      return min(input.addingTimeInterval(-digits.step), interval.upperBound)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A clock that counts from an interval's length to zero.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// A clock that counts from zero to an interval's length.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
