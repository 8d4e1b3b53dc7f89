/// What came in, what was spent and what there was, month by month, in the ledger's currency.
///
/// Amounts whose rate is not known are left out.
public struct Trend: Equatable, Sendable {
  public let points: [Point]

  /// One month, or one year.
  public struct Point: Equatable, Sendable {
    /// The month, or the last one of the year.
    public let month: Month
    public let income: Int
    public let expense: Int
    /// What was in all accounts at its end.
    public let balance: Int
  }

  public init(_ ledger: Ledger, months: ClosedRange<Month>) {
    let flow = Flow(ledger)
    points = zip(months, Self.balances(ledger, months)).map { month, balance in
      var (income, expense) = (0, 0)
      for entry in ledger.entries(in: month) {
        guard let amount = flow.amount(entry) else { continue }
        if flow.isExpense(entry) { expense &-= amount } else { income &+= amount }
      }
      return Point(
        month: month, income: max(0, income), expense: max(0, expense), balance: balance)
    }
  }

  /// The same year by year.
  public var byYear: [Point] {
    let years = Dictionary(grouping: points, by: \.month.year).values
    return years.map { months in
      months.dropFirst().reduce(months[0]) { year, month in
        Point(
          month: month.month, income: year.income &+ month.income,
          expense: year.expense &+ month.expense, balance: month.balance)
      }
    }
    .sorted { $0.month < $1.month }
  }

  /// The balances of all accounts at the months' ends, from the sums that the ledger keeps.
  private static func balances(_ ledger: Ledger, _ months: ClosedRange<Month>) -> [Int] {
    var balances = Array(repeating: 0, count: months.count)
    for account in ledger.accounts {
      guard let exchange = ledger.exchange(from: account.currency) else { continue }
      let sums = ledger.index.sums[account.id] ?? [:]
      var balance = account.opening
      for (month, sum) in sums where month < months.lowerBound { balance &+= sum }
      for (place, month) in months.enumerated() {
        balance &+= sums[month] ?? 0
        balances[place] &+= exchange(balance)
      }
    }
    return balances
  }
}
