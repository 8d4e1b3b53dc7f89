import Foundation

extension Ledger {
  /// Four months of somebody's life in Tokyo, for previews and pictures: the same for the same day.
  ///
  /// There are four accounts, one of them in euros, budgets, what recurs, transfers, tags, and
  /// names in English and Japanese.
  public static func sample(today: Day) -> Ledger {
    var sample = SampleLedger(today: today)
    return sample.written()
  }
}

/// Writes the sample, entry by entry.
private struct SampleLedger {
  private var ledger = Ledger.new(currency: .yen, locale: Locale(identifier: "en"))
  private var random = SeededGenerator(seed: 1_904)
  private let today: Day

  init(today: Day) {
    self.today = today
  }

  mutating func written() -> Ledger {
    let cash = 1
    let bank = add(.bank, "Mizuho 普通", .yen, opening: 412_300)
    let card = add(.card, "Suica", .yen, opening: 3_200)
    let travel = add(.savings, "Travel Fund", .euro, opening: 85_000)
    ledger.apply(
      .set(
        Ledger.Account(
          id: cash, name: "Cash", kind: .cash, currency: .yen, opening: 24_000)))
    ledger.apply(.setRate(Decimal(163), of: .euro))

    let first = Month(today).adding(months: -3)
    recur("Rent 家賃", -92_000, bank, "Home", from: first, day: 27)
    recur("Acme K.K.", 318_400, bank, "Salary", from: first, day: 25)
    recur("IIJmio", -1_980, bank, "Phone and Internet", from: first, day: 10)
    recur("東京ガス", -5_240, bank, "Utilities", from: first, day: 18)
    budget("Groceries", 45_000, from: first)
    budget("Eating Out", 28_000, from: first)
    budget("Transport", 9_000, from: first)
    budget("Leisure", 12_000, from: first.adding(months: 2))

    for month in first...Month(today) {
      for purchase in SamplePurchase.all { buy(purchase, in: month, [cash, card, bank, travel]) }
      move(30_000, from: bank, to: cash, month.first.adding(days: 3))
      move(5_000, from: bank, to: card, month.first.adding(days: 5))
    }
    for recurring in ledger.recurring {
      ledger.apply(.post(recurring.id, until: today, in: ledger))
    }
    return ledger
  }

  private mutating func add(
    _ kind: Ledger.Account.Kind, _ name: String, _ currency: Currency, opening: Int
  ) -> Ledger.Account.ID {
    let id = ledger.nextID()
    ledger.apply(
      .set(
        Ledger.Account(id: id, name: name, kind: kind, currency: currency, opening: opening)))
    return id
  }

  private func category(_ name: String) -> Ledger.Category.ID? {
    ledger.categories.first { $0.name == name }?.id
  }

  private mutating func recur(
    _ payee: String, _ amount: Int, _ account: Ledger.Account.ID, _ category: String,
    from month: Month, day: Int
  ) {
    let anchor = month.first.adding(days: day - 1)
    ledger.apply(
      .set(
        Ledger.Recurring(
          id: ledger.nextID(), payee: payee, amount: amount, account: account,
          category: self.category(category), rhythm: .months(1), next: anchor, anchor: anchor)))
  }

  private mutating func budget(_ name: String, _ amount: Int, from month: Month) {
    guard let category = category(name) else { return }
    ledger.apply(.setBudget(amount, for: category, from: month))
  }

  private mutating func move(
    _ amount: Int, from source: Ledger.Account.ID, to target: Ledger.Account.ID, _ day: Day
  ) {
    guard day <= today else { return }
    let money = Money(amount, .yen)
    ledger.apply(.transfer(money, arriving: money, from: source, to: target, day: day, in: ledger))
  }

  /// A few times in a month, on days that differ.
  private mutating func buy(
    _ purchase: SamplePurchase, in month: Month, _ accounts: [Ledger.Account.ID]
  ) {
    for _ in 0..<purchase.times {
      let day = month.first.adding(days: Int.random(in: 0..<month.dayCount, using: &random))
      // Amounts end as prices do.
      let amount = Int.random(in: purchase.price, using: &random) / 10 * 10
      guard day <= today else { continue }
      ledger.apply(
        .add([
          Ledger.Entry(
            id: ledger.nextID(), day: day, amount: -amount, account: accounts[purchase.account],
            category: purchase.category.flatMap(category), payee: purchase.payee,
            note: purchase.note, tags: purchase.tags)
        ]))
    }
  }
}
