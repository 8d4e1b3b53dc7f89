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

  /// What recurs and has a day that has come.
  public func recurring(dueUntil day: Day) -> [Recurring] {
    recurring.filter { !$0.due(until: day).isEmpty }
  }

  /// What is in an account, now or at the end of a day. Zero where there is no such account.
  public func balance(of id: Account.ID, until day: Day? = nil) -> Money {
    guard let account = self[account: id] else { return Money(0, currency) }
    guard let sums = index.sums[id] else { return Money(account.opening, account.currency) }
    guard let day else { return Money(account.opening &+ sums.total, account.currency) }
    let month = Month(day)
    var balance = account.opening
    for (other, sum) in sums.months where other < month { balance &+= sum.total }
    for entry in entries(in: month.first...day) where entry.account == id {
      balance &+= entry.amount
    }
    return Money(balance, account.currency)
  }

  /// An amount in the ledger's currency, or nil where its rate is not known.
  public func inLedgerCurrency(_ money: Money) -> Money? {
    exchange(from: money.currency).map { Money($0(money.minorUnits), currency) }
  }

  /// How amounts of a currency become amounts of the ledger's.
  func exchange(from source: Currency) -> Exchange? {
    source == currency
      ? Exchange.none : rates[source].flatMap { Exchange($0, from: source, to: currency) }
  }

  /// What a category may cost in a month, in the ledger's currency: what was set for the month, or
  /// for the latest one before it. A budget of zero ends it.
  public func budget(for category: Category.ID, in month: Month) -> Int? {
    let set = budgets[category]?.filter { $0.key <= month }.max { $0.key < $1.key }
    return set.flatMap { $0.value == 0 ? nil : $0.value }
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
  public func guess(payee: String) -> Entry? {
    var name: String? = payee
    if index.payees[payee] == nil {
      let key = SearchText.key(payee)
      name = key.isEmpty ? nil : payees.first { SearchText.key($0) == key }
    }
    return name.flatMap { name in entries.last { $0.payee == name } }
  }
}
