/// A month at a glance, in the ledger's currency.
///
/// What a shop gives back lowers what was spent; transfers count neither as the one nor as the
/// other.
public struct MonthSummary: Equatable, Sendable {
  public let income: Int
  public let expense: Int
  /// Where the money went, the largest first.
  public let byCategory: [Share]
  /// What was spent on each day of the month, beginning with the first.
  public let byDay: [Int]
  /// Currencies whose rate is not known. Their amounts are left out.
  public let unconverted: Set<Currency>

  /// What was spent in one category.
  public struct Share: Equatable, Sendable {
    /// Nil for what has none.
    public let category: Ledger.Category?
    public let amount: Int
    /// The part of all that was spent, from 0 to 1.
    public let fraction: Double
  }

  public init(_ ledger: Ledger, _ month: Month) {
    let flow = Flow(ledger)
    let first = month.first
    var income = 0
    var days = Array(repeating: 0, count: month.dayCount)
    var categories: [Ledger.Category.ID?: Int] = [:]
    var unconverted: Set<Currency> = []
    for entry in ledger.entries(in: month) {
      guard let amount = flow.amount(entry) else {
        if entry.transfer == nil, let account = ledger[account: entry.account] {
          unconverted.insert(account.currency)
        }
        continue
      }
      if flow.isExpense(entry) {
        days[entry.day - first] &-= amount
        // A category that is gone is none.
        categories[entry.category.flatMap { ledger[category: $0]?.id }, default: 0] &-= amount
      } else {
        income &+= amount
      }
    }
    let spent = categories.filter { $0.value > 0 }
    let total = Double(spent.values.reduce(0, &+))
    self.income = max(0, income)
    expense = max(0, categories.values.reduce(0, &+))
    byCategory =
      spent
      .sorted { ($1.value, $0.key ?? .max) < ($0.value, $1.key ?? .max) }
      .map { id, amount in
        Share(
          category: id.flatMap { ledger[category: $0] }, amount: amount,
          fraction: Double(amount) / total)
      }
    byDay = days.map { max(0, $0) }
    self.unconverted = unconverted
  }
}

/// Amounts of entries in the ledger's currency, as what was spent or received.
///
/// An entry's category says which of the two it is: what a shop gives back lowers what was spent
/// there, and is nobody's income. Without a category, the sign says it. A transfer is neither.
///
/// Who adds amounts up lets them wrap around: what no household has is not worth a crash.
struct Flow {
  private let exchanges: [Ledger.Account.ID: Exchange]
  private let kinds: [Ledger.Category.ID: Ledger.Category.Kind]

  init(_ ledger: Ledger) {
    exchanges = Dictionary(
      uniqueKeysWithValues: ledger.accounts.compactMap { account in
        ledger.exchange(from: account.currency).map { (account.id, $0) }
      })
    kinds = Dictionary(uniqueKeysWithValues: ledger.categories.map { ($0.id, $0.kind) })
  }

  /// What an entry adds to the household's money, or nil for a transfer and what has no rate.
  func amount(_ entry: Ledger.Entry) -> Int? {
    entry.transfer == nil ? exchanges[entry.account]?(entry.amount) : nil
  }

  func isExpense(_ entry: Ledger.Entry) -> Bool {
    entry.category.flatMap { kinds[$0] }.map { $0 == .expense } ?? (entry.amount < 0)
  }
}
