/// What came in, what was spent and what there was, month by month, in the ledger's currency.
///
/// Amounts whose rate is not known are left out.
public struct Trend: Equatable, Sendable {
  public let points: [Point]

  /// One month.
  public struct Point: Equatable, Sendable {
    public let month: Month
    public let income: Int
    public let expense: Int
    /// What was in all accounts at the month's end.
    public let balance: Int
  }

  public init(_ ledger: Ledger, months: ClosedRange<Month>) {
    let flow = Flow(ledger)
    let count = months.upperBound - months.lowerBound + 1
    var income = Array(repeating: 0, count: count)
    var expense = income
    // Entries come by day, so a month begins where the one before has ended.
    var place = 0
    var end = months.lowerBound.last
    let days = months.lowerBound.first...months.upperBound.last
    for entry in ledger.entries(in: days) {
      while entry.day > end {
        place += 1
        end = months.lowerBound.adding(months: place).last
      }
      guard let amount = flow.amount(entry) else { continue }
      if flow.isExpense(entry) { expense[place] &-= amount } else { income[place] &+= amount }
    }
    let balances = Self.balances(ledger, months)
    points = months.enumerated().map { place, month in
      Point(
        month: month, income: max(0, income[place]), expense: max(0, expense[place]),
        balance: balances[place])
    }
  }

  /// The balances of all accounts at the months' ends, from the sums that the ledger keeps.
  private static func balances(_ ledger: Ledger, _ months: ClosedRange<Month>) -> [Int] {
    var balances = Array(repeating: 0, count: months.upperBound - months.lowerBound + 1)
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
