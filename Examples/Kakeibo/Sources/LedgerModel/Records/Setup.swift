import Foundation

extension Ledger {
  /// All of a ledger but its entries: few records, which change seldom and are replaced together.
  public struct Setup: Equatable, Sendable {
    /// The currency of budgets and summaries.
    public var currency: Currency
    var rates: [Rate] = []
    /// In the order that the user gave them.
    public var accounts: [Account] = []
    /// In the order that the user gave them.
    public var categories: [Category] = []
    var budgets: [Budget] = []
    public var recurring: [Recurring] = []

    /// What one unit of a foreign currency is worth in the ledger's.
    struct Rate: Codable, Hashable, Sendable {
      let currency: Currency
      /// A text, as JSON's numbers are binary fractions to most who read them.
      let rate: String

      var value: Decimal? {
        let value = Decimal(string: rate, locale: Locale(identifier: "en_US_POSIX"))
        return value.flatMap { $0 > 0 ? $0 : nil }
      }
    }

    /// What a category may cost in a month, from that month on.
    struct Budget: Codable, Hashable, Sendable {
      let category: Category.ID
      let month: Month
      let amount: Int
    }

    /// Sets what one unit of a currency is worth in the ledger's, or says that it is not known:
    /// nothing is worth nothing.
    public mutating func setRate(_ rate: Decimal?, of currency: Currency) {
      rates.removeAll { $0.currency == currency }
      if let rate, rate > 0 { rates.append(Rate(currency: currency, rate: rate.description)) }
      rates.sort { $0.currency < $1.currency }
    }

    /// Sets what a category may cost from a month on. Zero ends the budget; nil forgets what was set
    /// for that month, so that the one before goes on.
    public mutating func setBudget(_ amount: Int?, for category: Category.ID, from month: Month) {
      budgets.removeAll { $0.category == category && $0.month == month }
      if let amount { budgets.append(Budget(category: category, month: month, amount: amount)) }
      budgets.sort { ($0.category, $0.month) < ($1.category, $1.month) }
    }

    /// The highest id that is used in it.
    var highestID: Int {
      (accounts.map(\.id) + categories.map(\.id) + recurring.map(\.id)).max() ?? 0
    }
  }
}

extension Array where Element: Identifiable {
  /// Puts a record in the place of the one that has its id, or behind all.
  public mutating func set(_ record: Element) {
    if let place = firstIndex(where: { $0.id == record.id }) {
      self[place] = record
    } else {
      append(record)
    }
  }

  /// The record with an id.
  public func first(_ id: Element.ID) -> Element? { first { $0.id == id } }
}
