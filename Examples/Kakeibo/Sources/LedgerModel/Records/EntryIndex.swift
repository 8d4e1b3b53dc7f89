/// What is known about a ledger's entries without going through them, kept up with each change.
struct EntryIndex: Equatable, Sendable {
  /// The day of each entry; with its id, that is its place in the order.
  private(set) var days: [Ledger.Entry.ID: Day] = [:]
  private(set) var sums: [Ledger.Account.ID: Sums] = [:]
  /// How often each name is used.
  private(set) var payees: [String: Int] = [:]
  private(set) var tags: [String: Int] = [:]

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
    for entry in entries { add(entry) }
  }

  mutating func add(_ entry: Ledger.Entry) { count(entry, 1) }
  mutating func remove(_ entry: Ledger.Entry) { count(entry, -1) }

  private mutating func count(_ entry: Ledger.Entry, _ sign: Int) {
    days[entry.id] = sign > 0 ? entry.day : nil
    sums[entry.account, default: Sums()].add(entry.amount, Month(entry.day), sign)
    // An account that has no entries any more leaves no trace: the index is as if built again.
    if sign < 0, sums[entry.account]?.count == 0 { sums[entry.account] = nil }
    if !entry.payee.isEmpty { Self.count(entry.payee, sign, in: &payees) }
    for tag in entry.tags { Self.count(tag, sign, in: &tags) }
  }

  private static func count(_ name: String, _ sign: Int, in names: inout [String: Int]) {
    let uses = names[name, default: 0] + sign
    names[name] = uses > 0 ? uses : nil
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
