extension Ledger {
  /// An entry that comes again and again: the rent, the salary.
  public struct Recurring: Identifiable, Hashable, Sendable {
    public internal(set) var id: Int
    public var payee: String
    /// In the smallest unit of the account's currency. What is spent is negative.
    public var amount: Int
    public var account: Account.ID
    public var category: Category.ID?
    public var note: String
    public var tags: [String]
    public var rhythm: Rhythm
    /// The first day that has no entry yet.
    public var next: Day
    /// The last day that may have one.
    public var end: Day?
    public var isPaused: Bool
    /// The day that the rhythm counts from.
    ///
    /// A rent from 31 January on is due on 28 February and on 31 March: each day is counted from
    /// the anchor, and not from the one before, which would stay at 28.
    public var anchor: Day

    public init(
      id: Int, payee: String, amount: Int, account: Account.ID, category: Category.ID? = nil,
      note: String = "", tags: [String] = [], rhythm: Rhythm, next: Day, end: Day? = nil,
      isPaused: Bool = false, anchor: Day
    ) {
      self.id = id
      self.payee = payee
      self.amount = amount
      self.account = account
      self.category = category
      self.note = note
      self.tags = tags
      self.rhythm = rhythm
      self.next = next
      self.end = end
      self.isPaused = isPaused
      self.anchor = anchor
    }

    /// The days from ``next`` on that have come by a day, in order; none while it is paused.
    public func due(until day: Day) -> [Day] {
      guard !isPaused else { return [] }
      let last = end.map { min($0, day) } ?? day
      guard next <= last else { return [] }
      var days: [Day] = []
      var step = rhythm.step(from: anchor, reaching: next)
      while case let day = rhythm.day(anchor, step), day <= last {
        days.append(day)
        step += 1
      }
      return days
    }

    /// The first day of the rhythm after another.
    func following(_ day: Day) -> Day {
      rhythm.day(anchor, rhythm.step(from: anchor, reaching: day.adding(days: 1)))
    }
  }
}
