/// What is known about a ledger's entries without going through them, kept up with each change.
struct EntryIndex: Sendable {
  /// The day of each entry; with its id, that is its place in the order.
  private(set) var days: [Ledger.Entry.ID: Day] = [:]
  /// What an account's entries of a month add up to. Sums wrap around where they overflow: what was
  /// added is taken back exactly then, too.
  private(set) var sums: [Ledger.Account.ID: [Month: Int]] = [:]
  /// How often each name is used.
  private(set) var payees: [String: Int] = [:]
  private(set) var tags: [String: Int] = [:]

  init(_ entries: [Ledger.Entry] = []) {
    days.reserveCapacity(entries.count)
    for entry in entries { add(entry) }
  }

  mutating func add(_ entry: Ledger.Entry) { count(entry, 1) }
  mutating func remove(_ entry: Ledger.Entry) { count(entry, -1) }

  private mutating func count(_ entry: Ledger.Entry, _ sign: Int) {
    days[entry.id] = sign > 0 ? entry.day : nil
    sums[entry.account, default: [:]][Month(entry.day), default: 0] &+= entry.amount &* sign
    if !entry.payee.isEmpty { Self.count(entry.payee, sign, in: &payees) }
    for tag in entry.tags { Self.count(tag, sign, in: &tags) }
  }

  private static func count(_ name: String, _ sign: Int, in names: inout [String: Int]) {
    let uses = names[name, default: 0] + sign
    names[name] = uses > 0 ? uses : nil
  }
}
