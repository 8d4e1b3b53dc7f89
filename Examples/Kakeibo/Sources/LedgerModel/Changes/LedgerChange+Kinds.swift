extension LedgerChange {
  /// Adds entries.
  public static func add(_ entries: [Ledger.Entry]) -> LedgerChange {
    LedgerChange(entries: Dictionary(entries.map { ($0.id, $0) }, uniquingKeysWith: { $1 }))
  }

  /// Puts an entry in the place of the one that has its id.
  public static func replace(_ entry: Ledger.Entry) -> LedgerChange { add([entry]) }

  /// Changes some of a ledger's entries, each in the same way.
  private static func edit(
    entriesOf ledger: Ledger, where isMeant: (Ledger.Entry) -> Bool,
    _ edit: (inout Ledger.Entry) -> Void
  ) -> LedgerChange {
    add(
      ledger.entries.filter(isMeant).map { entry in
        var entry = entry
        edit(&entry)
        return entry
      })
  }

  /// Removes entries, with the other halves of those that are transfers.
  public static func remove(_ ids: Set<Ledger.Entry.ID>, from ledger: Ledger) -> LedgerChange {
    var change = LedgerChange()
    for entry in ids.compactMap({ ledger[entry: $0] }) {
      change.entries.updateValue(nil, forKey: entry.id)
      if let half = entry.transfer { change.entries.updateValue(nil, forKey: half) }
    }
    return change
  }

  /// Puts another ledger in the place of one, such as what it was before.
  public static func replacing(_ ledger: Ledger, with other: Ledger) -> LedgerChange {
    var change = remove(Set(ledger.entries.map(\.id)), from: ledger)
    for entry in other.entries { change.entries[entry.id] = entry }
    change.setup = other.setup
    return change
  }

  /// Enters copies of entries on another day. Transfers are left out.
  public static func copy(
    _ ids: Set<Ledger.Entry.ID>, on day: Day, in ledger: Ledger
  ) -> LedgerChange {
    let copied = ids.sorted().compactMap { ledger[entry: $0] }.filter { $0.transfer == nil }
    return add(
      zip(ledger.nextID()..., copied).map { id, entry in
        var entry = entry
        (entry.id, entry.day, entry.recurring) = (id, day, nil)
        return entry
      })
  }

  /// Moves money from one account to another: two entries that name each other.
  ///
  /// - Parameters:
  ///   - sent: what leaves the first account, in its currency.
  ///   - arriving: what comes into the other one, in its currency.
  ///   - note: nil leaves the notes as they are.
  ///   - half: one half of the transfer that this one takes the place of.
  public static func transfer(
    _ sent: Money, arriving: Money, from source: Ledger.Account.ID,
    to target: Ledger.Account.ID, day: Day, note: String? = nil,
    replacing half: Ledger.Entry? = nil, in ledger: Ledger
  ) -> LedgerChange {
    let id = half?.id ?? ledger.nextID()
    let other = half?.transfer ?? id + 1
    func entry(_ id: Int, _ amount: Int, _ account: Ledger.Account.ID, half: Int) -> Ledger.Entry {
      var entry = ledger[entry: id] ?? Ledger.Entry(id: id, day: day, amount: 0, account: account)
      (entry.day, entry.amount, entry.account, entry.transfer) = (day, amount, account, half)
      if let note { entry.note = note }
      return entry
    }
    return .add([
      entry(id, -abs(sent.minorUnits), source, half: other),
      entry(other, abs(arriving.minorUnits), target, half: id),
    ])
  }

  /// Makes entries of what is due of a recurring one, and moves it on to its next day.
  public static func post(
    _ id: Ledger.Recurring.ID, until day: Day, in ledger: Ledger
  ) -> LedgerChange {
    guard var recurring = ledger[recurring: id] else { return LedgerChange() }
    let days = recurring.due(until: day)
    guard let last = days.last else { return LedgerChange() }
    var change = add(
      zip(ledger.nextID()..., days).map { id, day in
        Ledger.Entry(
          id: id, day: day, amount: recurring.amount, account: recurring.account,
          category: recurring.category, payee: recurring.payee, note: recurring.note,
          tags: recurring.tags, recurring: recurring.id)
      })
    recurring.next = recurring.following(last)
    change.edit(ledger.setup) { $0.recurring.set(recurring) }
    return change
  }

  /// Moves a recurring entry on to its next day without entering what is due.
  public static func skip(
    _ id: Ledger.Recurring.ID, until day: Day, in ledger: Ledger
  ) -> LedgerChange {
    LedgerChange(setup: post(id, until: day, in: ledger).setup)
  }

  /// Removes an account with its entries, the other halves of its transfers, and what recurs in it.
  public static func removeAccount(
    _ id: Ledger.Account.ID, from ledger: Ledger
  ) -> LedgerChange {
    let own = ledger.entries.lazy.filter { $0.account == id }.map(\.id)
    var change = remove(Set(own), from: ledger)
    change.edit(ledger.setup) { setup in
      setup.accounts.removeAll { $0.id == id }
      setup.recurring.removeAll { $0.account == id }
    }
    return change
  }

  /// Removes a category and its budgets. Its entries, and what recurs, are in another one then, or
  /// in none.
  ///
  /// The other one's budgets stay, and the first one's go: two plans do not add up to a third.
  public static func removeCategory(
    _ id: Ledger.Category.ID, movingTo other: Ledger.Category.ID? = nil, from ledger: Ledger
  ) -> LedgerChange {
    guard id != other else { return LedgerChange() }
    var change = edit(entriesOf: ledger, where: { $0.category == id }) { $0.category = other }
    change.edit(ledger.setup) { setup in
      setup.categories.removeAll { $0.id == id }
      setup.budgets.removeAll { $0.category == id }
      for place in setup.recurring.indices where setup.recurring[place].category == id {
        setup.recurring[place].category = other
      }
    }
    return change
  }

  /// Gives a tag another name, or takes it from all that have it.
  ///
  /// What has both tags has the new one once.
  public static func rename(tag: String, to name: String?, in ledger: Ledger) -> LedgerChange {
    guard tag != name else { return LedgerChange() }
    func rename(_ tags: inout [String]) {
      var seen: Set<String> = []
      tags = tags.compactMap { $0 == tag ? name : $0 }.filter { seen.insert($0).inserted }
    }
    var change = edit(entriesOf: ledger, where: { $0.tags.contains(tag) }) { rename(&$0.tags) }
    change.edit(ledger.setup) { setup in
      for place in setup.recurring.indices { rename(&setup.recurring[place].tags) }
    }
    return change
  }
}
