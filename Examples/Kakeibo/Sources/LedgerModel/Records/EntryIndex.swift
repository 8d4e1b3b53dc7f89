/// What is known about a ledger's entries without going through them, kept up with each change.
struct EntryIndex: Equatable, Sendable {
  /// The day of each entry; with its id, that is its place in the order.
  private(set) var days: [Ledger.Entry.ID: Day] = [:]
  private(set) var sums: [Ledger.Account.ID: Sums] = [:]
  private(set) var payees = Ranking()
  private(set) var tags = Ranking()

  /// What an account's entries add up to. Sums wrap around where they overflow: what was added is
  /// taken back exactly then, too.
  struct Sums: Equatable, Sendable {
    var count = 0
    var total = 0
    var months: [Month: Sum] = [:]
  }

  struct Sum: Equatable, Sendable {
    var count = 0
    var total = 0
  }

  init(_ entries: [Ledger.Entry] = []) {
    days.reserveCapacity(entries.count)
    var payeeCounts: [String: Int] = [:]
    var tagCounts: [String: Int] = [:]
    for entry in entries {
      count(entry, 1)
      if !entry.payee.isEmpty { payeeCounts[entry.payee, default: 0] += 1 }
      for tag in entry.tags { tagCounts[tag, default: 0] += 1 }
    }
    payees = Ranking(counts: payeeCounts)
    tags = Ranking(counts: tagCounts)
  }

  mutating func add(_ entry: Ledger.Entry) {
    count(entry, 1)
    if !entry.payee.isEmpty { payees.add(entry.payee) }
    entry.tags.forEach { tags.add($0) }
  }

  mutating func remove(_ entry: Ledger.Entry) {
    count(entry, -1)
    if !entry.payee.isEmpty { payees.remove(entry.payee) }
    entry.tags.forEach { tags.remove($0) }
  }

  private mutating func count(_ entry: Ledger.Entry, _ sign: Int) {
    days[entry.id] = sign > 0 ? entry.day : nil
    sums[entry.account, default: Sums()].add(entry.amount, Month(entry.day), sign)
    // An account that has no entries any more leaves no trace: the index is as if built again.
    if sign < 0, sums[entry.account]?.count == 0 { sums[entry.account] = nil }
  }
}

extension EntryIndex.Sums {
  fileprivate mutating func add(_ amount: Int, _ month: Month, _ sign: Int) {
    count += sign
    total &+= amount &* sign
    months[month, default: .init()].count += sign
    months[month, default: .init()].total &+= amount &* sign
    if sign < 0, months[month]?.count == 0 { months[month] = nil }
  }
}
