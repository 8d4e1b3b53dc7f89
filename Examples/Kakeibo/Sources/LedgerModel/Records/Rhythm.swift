extension Ledger.Recurring {
  /// How often something recurs: every so many weeks, months or years.
  public enum Rhythm: Hashable, Codable, Sendable {
    case weeks(Int), months(Int), years(Int)

    /// The day that is so many times the rhythm after the anchor.
    func day(_ anchor: Day, _ step: Int) -> Day {
      switch self {
      case .weeks(let count): anchor.adding(days: 7 * max(1, count) * step)
      case .months(let count): anchor.adding(months: max(1, count) * step)
      case .years(let count): anchor.adding(months: 12 * max(1, count) * step)
      }
    }

    /// How many times the rhythm it is from the anchor to the first day that is not before `day`.
    func step(from anchor: Day, reaching day: Day) -> Int {
      guard day > anchor else { return 0 }
      let months = Month(day).number - Month(anchor).number
      let guess =
        switch self {
        case .weeks(let count): (day - anchor) / (7 * max(1, count))
        case .months(let count): months / max(1, count)
        case .years(let count): months / (12 * max(1, count))
        }
      // The guess is the day's own period or the one before.
      return self.day(anchor, guess) < day ? guess + 1 : guess
    }
  }
}
