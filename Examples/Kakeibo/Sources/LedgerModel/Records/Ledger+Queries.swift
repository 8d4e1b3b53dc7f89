import Foundation

extension Ledger {
  /// The entries of a month, without going through the others.
  public func entries(in month: Month) -> ArraySlice<Entry> { entries(in: month.days) }

  /// The entries of some days, without going through the others.
  public func entries(in days: ClosedRange<Day>) -> ArraySlice<Entry> {
    let first = entries.firstPlace { $0.day >= days.lowerBound }
    let end = entries[first...].firstPlace { $0.day > days.upperBound }
    return entries[first..<end]
  }

  /// What an entry was for; nil where nobody said so.
  public func category(of entry: Entry) -> Category? {
    entry.category.flatMap { self[category: $0] }
  }

  /// The two halves of a transfer: what leaves an account, and what arrives in the other.
  public func halves(of entry: Entry) -> [Entry] {
    [entry, entry.transfer.flatMap { self[entry: $0] }].compactMap(\.self)
      .sorted { $0.amount < $1.amount }
  }

  /// An entry's amount, in its account's currency.
  public func money(of entry: Entry) -> Money {
    Money(entry.amount, self[account: entry.account]?.currency ?? setup.currency)
  }

  /// What recurs and has a day that has come.
  public func due(until day: Day) -> [Recurring] {
    setup.recurring.filter { !$0.due(until: day).isEmpty }
  }

  /// What is in an account. Zero where there is no such account.
  public func balance(of id: Account.ID) -> Money {
    guard let account = self[account: id] else { return Money(0, setup.currency) }
    let sums = index.sums[id] ?? [:]
    return Money(sums.values.reduce(account.opening, &+), account.currency)
  }

  /// An amount in the ledger's currency, or nil where its rate is not known.
  public func inLedgerCurrency(_ money: Money) -> Money? {
    exchange(from: money.currency).map { Money($0(money.minorUnits), setup.currency) }
  }

  /// An amount in another currency by the known rates, or nil where one of them is not known.
  public func exchange(_ money: Money, for currency: Currency) -> Money? {
    guard let worth = inLedgerCurrency(money), let rate = exchange(from: currency) else {
      return nil
    }
    return Money(rate.inverse(worth.minorUnits), currency)
  }

  /// How amounts of a currency become amounts of the ledger's.
  func exchange(from source: Currency) -> Exchange? {
    source == setup.currency
      ? Exchange.none : rate(of: source).flatMap { Exchange($0, from: source, to: setup.currency) }
  }

  /// What one unit of a foreign currency is worth in the ledger's, as far as that is known.
  public func rate(of currency: Currency) -> Decimal? {
    setup.rates.first { $0.currency == currency }?.value
  }

  /// What a category may cost in a month, in the ledger's currency: what was set for the month, or
  /// for the latest one before it. A budget of zero ends it.
  public func budget(for category: Category.ID, in month: Month) -> Int? {
    let budgets = setup.budgets.filter { $0.category == category && $0.month <= month }
    return budgets.max { $0.month < $1.month }.flatMap { $0.amount == 0 ? nil : $0.amount }
  }

  /// Everybody who was paid or who paid, the most frequent first.
  public var payees: [String] { Self.ranked(index.payees) }

  /// All tags, the most frequent first.
  public var tags: [String] { Self.ranked(index.tags) }

  private static func ranked(_ counts: [String: Int]) -> [String] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// The latest entry with a payee, to guess the category and account of the next.
  ///
  /// Where nobody is called exactly so, upper and lower case, width and accents do not count.
  ///
  /// - Parameter isIncome: which way it went; nil for either.
  public func guess(payee: String, isIncome: Bool? = nil) -> Entry? {
    let key = SearchText.key(payee)
    guard !key.isEmpty else { return nil }
    let name = index.payees[payee] != nil ? payee : payees.first { SearchText.key($0) == key }
    return name.flatMap { name in
      entries.last { $0.payee == name && isIncome ?? ($0.amount > 0) == ($0.amount > 0) }
    }
  }
}
