extension LedgerChange {
  /// Adds entries.
  public static func add(_ entries: [Ledger.Entry]) -> LedgerChange {
    LedgerChange(entries: Dictionary(entries.map { ($0.id, $0) }, uniquingKeysWith: { $1 }))
  }

  /// Puts an entry in the place of the one that has its id.
  public static func replace(_ entry: Ledger.Entry) -> LedgerChange { add([entry]) }

  /// Removes entries, with the other halves of those that are transfers.
  public static func remove(_ ids: Set<Ledger.Entry.ID>, from ledger: Ledger) -> LedgerChange {
    var change = LedgerChange()
    for id in ids {
      guard let entry = ledger[entry: id] else { continue }
      change.entries.updateValue(nil, forKey: id)
      if let half = entry.transfer { change.entries.updateValue(nil, forKey: half) }
    }
    return change
  }

  /// Moves money from one account to another: two entries that name each other.
  ///
  /// - Parameters:
  ///   - sent: what leaves the first account, in its currency.
  ///   - arriving: what comes into the other one, in its currency.
  public static func transfer(
    _ sent: Money, arriving: Money, from source: Ledger.Account.ID,
    to target: Ledger.Account.ID, day: Day, note: String = "", in ledger: Ledger
  ) -> LedgerChange {
    let id = ledger.nextID()
    return .add([
      Ledger.Entry(
        id: id, day: day, amount: -abs(sent.minorUnits), account: source, note: note,
        transfer: id + 1),
      Ledger.Entry(
        id: id + 1, day: day, amount: abs(arriving.minorUnits), account: target, note: note,
        transfer: id),
    ])
  }

  /// Makes entries of what is due of a recurring one, and moves it on to its next day.
  public static func post(
    _ id: Ledger.Recurring.ID, until day: Day, in ledger: Ledger
  ) -> LedgerChange {
    guard var recurring = ledger[recurring: id] else { return LedgerChange() }
    let days = recurring.due(until: day)
    guard let last = days.last else { return LedgerChange() }
    let first = ledger.nextID()
    var change = add(
      days.enumerated().map { offset, day in
        Ledger.Entry(
          id: first + offset, day: day, amount: recurring.amount, account: recurring.account,
          category: recurring.category, payee: recurring.payee, note: recurring.note,
          tags: recurring.tags, recurring: id)
      })
    recurring.next = recurring.following(last)
    change.recurring[id] = recurring
    return change
  }

  /// Gives a tag another name, or takes it from all that have it.
  ///
  /// What has both tags has the new one once.
  public static func rename(tag: String, to name: String?, in ledger: Ledger) -> LedgerChange {
    func renamed(_ tags: [String]) -> [String] {
      var seen: Set<String> = []
      return tags.compactMap { $0 == tag ? name : $0 }.filter { seen.insert($0).inserted }
    }
    var change = LedgerChange()
    guard tag != name else { return change }
    for var entry in ledger.entries where entry.tags.contains(tag) {
      entry.tags = renamed(entry.tags)
      change.entries[entry.id] = entry
    }
    for var recurring in ledger.recurring where recurring.tags.contains(tag) {
      recurring.tags = renamed(recurring.tags)
      change.recurring[recurring.id] = recurring
    }
    return change
  }
}
