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
    func problem(amount: Int, account: Int? = nil, category: Int? = nil) -> String? {
      if !Money.limits.contains(amount) { return "The amount is too large." }
      if let account, !accounts.contains(account) { return "There is no account \(account)." }
      return category.flatMap { categories.contains($0) ? nil : "There is no category \($0)." }
    }
    try Self.check(setup.accounts, "accounts") { problem(amount: $0.opening) }
    try Self.check(setup.categories, "categories") { _ in nil }
    try Self.check(setup.recurring, "recurring") {
      (1...1_200).contains($0.rhythm.count)
        ? problem(amount: $0.amount, account: $0.account, category: $0.category)
        : "“months” is missing."
    }
    // Of as many ids as entries, none is there twice.
    let isUnique = index.days.count == entries.count
    try Self.check(entries, "entries", isUnique: isUnique) { entry in
      if let half = entry.transfer, half == entry.id || self[entry: half]?.transfer != entry.id {
        return "The other half of this transfer, \(half), is not there."
      }
      return problem(amount: entry.amount, account: entry.account, category: entry.category)
    }
    for (place, budget) in setup.budgets.enumerated() {
      if let reason = problem(amount: budget.amount, category: budget.category) {
        throw RecordError(list: "budgets", place: place, reason: reason)
      }
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
