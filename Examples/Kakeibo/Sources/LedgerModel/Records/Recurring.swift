extension Ledger {
  /// An entry that comes again and again: the rent, the salary.
  public struct Recurring: Identifiable, Hashable, Codable, Sendable {
    public internal(set) var id: Int
    public var payee: String
    /// In the smallest unit of the account's currency. What is spent is negative.
    public var amount: Int
    public var account: Account.ID
    public var category: Category.ID?
    @Sparse public var note = ""
    @Sparse public var tags: [String] = []
    /// How often it comes: one of the three, which names the file's key.
    var weeks: Int?
    var months: Int?
    var years: Int?
    /// The first day that has no entry yet.
    public var next: Day
    /// The last day that may have one.
    public var end: Day?
    @Sparse public var isPaused = false
    /// The day that the rhythm counts from.
    ///
    /// A rent from 31 January on is due on 28 February and on 31 March: each day is counted from
    /// the anchor, and not from the one before, which would stay at 28.
    public var anchor: Day

    /// The days from ``next`` on that have come by a day, in order; none while it is paused.
    public func due(until day: Day) -> [Day] {
      guard !isPaused else { return [] }
      let last = end.map { min($0, day) } ?? day
      let first = rhythm.step(from: anchor, reaching: next)
      guard next <= last else { return [] }
      return (first...).lazy.map { rhythm.day(anchor, $0) }.prefix { $0 <= last }.map(\.self)
    }

    /// The first day of the rhythm after another.
    func following(_ day: Day) -> Day {
      rhythm.day(anchor, rhythm.step(from: anchor, reaching: day.adding(days: 1)))
    }
  }
}

extension Ledger.Recurring {
  /// How often something recurs: every so many weeks, months or years.
  public struct Rhythm: Hashable, Sendable {
    public var count: Int
    public var unit: Unit

    public enum Unit: String, CaseIterable, Sendable {
      case weeks, months, years
    }

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

  public var rhythm: Rhythm {
    get {
      weeks.map { Rhythm(count: $0, unit: .weeks) } ?? years.map { Rhythm(count: $0, unit: .years) }
        ?? Rhythm(count: months ?? 0, unit: .months)
    }
    set {
      weeks = newValue.unit == .weeks ? newValue.count : nil
      months = newValue.unit == .months ? newValue.count : nil
      years = newValue.unit == .years ? newValue.count : nil
    }
  }
}
