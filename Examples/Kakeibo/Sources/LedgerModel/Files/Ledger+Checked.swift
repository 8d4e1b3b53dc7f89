extension Ledger {
  /// Makes a ledger of what a file holds, and sees that its parts make a whole.
  init(checking setup: Setup, _ entries: [Entry]) throws {
    self.init(currency: setup.currency)
    self.setup = setup
    index = EntryIndex(entries)
    // A file that this program wrote is in order, and sorting it would be half of the work.
    let isSorted = zip(entries, entries.dropFirst()).allSatisfy(Entry.precedes)
    self.entries = isSorted ? entries : entries.sorted(by: Entry.precedes)
    lastID = max(setup.highestID, entries.lazy.map(\.id).max() ?? 0)

    let accounts = Set(setup.accounts.map(\.id))
    let categories = Set(setup.categories.map(\.id))
    func problem(account: Int?, category: Int?, amount: Int) -> String? {
      if !Money.limits.contains(amount) { return "The amount is too large." }
      if let account, !accounts.contains(account) { return "There is no account \(account)." }
      return category.flatMap { categories.contains($0) ? nil : "There is no category \($0)." }
    }
    try Self.check(setup.accounts, "accounts") {
      problem(account: nil, category: nil, amount: $0.opening)
    }
    try Self.check(setup.categories, "categories") { _ in nil }
    try Self.check(setup.recurring, "recurring") { recurring in
      (1...1_200).contains(recurring.rhythm.count)
        ? problem(
          account: recurring.account, category: recurring.category, amount: recurring.amount)
        : "“months” is missing."
    }
    // Of as many ids as entries, none is there twice.
    let isUnique = index.days.count == entries.count
    try Self.check(entries, "entries", isUnique: isUnique) { entry in
      if let half = entry.transfer, half == entry.id || self[entry: half]?.transfer != entry.id {
        return "The other half of this transfer, \(half), is not there."
      }
      return problem(account: entry.account, category: entry.category, amount: entry.amount)
    }
    for (place, budget) in setup.budgets.enumerated() {
      let reason = problem(account: nil, category: budget.category, amount: budget.amount)
      if let reason { throw RecordError(list: "budgets", place: place, reason: reason) }
    }
    for (place, rate) in setup.rates.enumerated() where rate.value == nil {
      throw RecordError(list: "rates", place: place, reason: "The rate is not above zero.")
    }
  }

  private static func check<Record: Identifiable<Int>>(
    _ records: [Record], _ list: String, isUnique: Bool = false, problem: (Record) -> String?
  ) throws {
    var seen: Set<Int> = []
    for (place, record) in records.enumerated() {
      var reason = problem(record)
      // Ids stay below 2⁵³, so that they can be counted on from, and read by programs whose numbers
      // are binary fractions.
      if !(1...1 << 53).contains(record.id) { reason = "The number \(record.id) is no id." }
      if !isUnique, !seen.insert(record.id).inserted {
        reason = "The number \(record.id) is used already."
      }
      if let reason { throw RecordError(list: list, place: place, reason: reason) }
    }
  }
}
