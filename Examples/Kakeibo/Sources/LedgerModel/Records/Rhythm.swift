extension Ledger.Recurring {
  /// How often something recurs: every so many weeks, months or years.
  public struct Rhythm: Hashable, Sendable {
    public var count: Int
    public var unit: Unit

    public enum Unit: String, CaseIterable, Sendable {
      case weeks, months, years
    }

    public static func weeks(_ count: Int) -> Rhythm { Rhythm(count: count, unit: .weeks) }
    public static func months(_ count: Int) -> Rhythm { Rhythm(count: count, unit: .months) }
    public static func years(_ count: Int) -> Rhythm { Rhythm(count: count, unit: .years) }

    /// The day that is so many times the rhythm after the anchor.
    func day(_ anchor: Day, _ step: Int) -> Day {
      unit == .weeks
        ? anchor.adding(days: length * step) : anchor.adding(months: length * step)
    }

    /// How many times the rhythm it is from the anchor to the first day that is not before `day`.
    func step(from anchor: Day, reaching day: Day) -> Int {
      guard day > anchor else { return 0 }
      let distance = unit == .weeks ? day - anchor : Month(day) - Month(anchor)
      // The guess is the day's own period or the one before.
      let guess = distance / length
      return self.day(anchor, guess) < day ? guess + 1 : guess
    }

    /// In days for weeks, else in months.
    private var length: Int {
      switch unit {
      case .weeks: 7 * max(1, count)
      case .months: max(1, count)
      case .years: 12 * max(1, count)
      }
    }
  }
}
