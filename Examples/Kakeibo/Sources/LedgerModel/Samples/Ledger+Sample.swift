import Foundation

extension Ledger {
  /// Four months of somebody's life in Tokyo, for previews and pictures: the same for the same day.
  ///
  /// There are four accounts, one of them in euros, budgets, what recurs, transfers, tags, and
  /// names in English and Japanese.
  public static func sample(today: Day) -> Ledger {
    var ledger = Ledger.new(currency: .yen, locale: Locale(identifier: "en"))
    let first = Month(today).adding(months: -3)
    ledger.edit { $0.setUpSample(from: first) }
    var random = SeededGenerator(seed: 1_904)
    for month in first...Month(today) {
      for purchase in purchases { ledger.buy(purchase, in: month, until: today, &random) }
      for (amount, target, day) in [(30_000, cash, 3), (5_000, card, 5)] {
        guard month.first.adding(days: day) <= today else { continue }
        let money = Money(amount, .yen)
        ledger.apply(
          .transfer(
            money, arriving: money, from: bank, to: target, day: month.first.adding(days: day),
            in: ledger))
      }
    }
    for recurring in ledger.recurring {
      ledger.apply(.post(recurring.id, until: today, in: ledger))
    }
    return ledger
  }

  fileprivate static let (cash, bank, card, travel) = (1, 17, 18, 19)

  /// Something that is bought now and then: so often in a month.
  private typealias Purchase = (
    payee: String, category: String?, price: ClosedRange<Int>, times: Int, account: Account.ID,
    note: String, tags: [String]
  )

  private static let purchases: [Purchase] = [
    ("セブンイレブン", "Groceries", 280...1_400, 5, card, "", []),
    ("Life Supermarket", "Groceries", 1_900...5_800, 5, cash, "", []),
    ("Doutor", "Eating Out", 320...900, 4, card, "", ["work"]),
    ("ラーメン二郎", "Eating Out", 850...1_200, 2, cash, "大盛り", []),
    ("JR East", "Transport", 180...1_500, 5, card, "", []),
    ("ユニクロ", "Clothing", 1_990...7_990, 1, bank, "", []),
    ("Kinokuniya", "Learning", 900...3_400, 1, cash, "", ["books"]),
    ("マツモトキヨシ", "Health", 600...2_600, 1, cash, "", []),
    ("Café Central", "Eating Out", 450...1_280, 1, travel, "Wien", ["travel"]),
    ("Nintendo", "Leisure", 1_500...6_500, 1, bank, "", []),
    ("100 Yen Shop", nil, 110...880, 1, cash, "", []),
  ]

  /// A few times in a month, on days that differ.
  private mutating func buy(
    _ purchase: Purchase, in month: Month, until today: Day, _ random: inout SeededGenerator
  ) {
    for _ in 0..<purchase.times {
      let day = month.first.adding(days: Int.random(in: 0..<month.dayCount, using: &random))
      // Amounts end as prices do.
      let amount = Int.random(in: purchase.price, using: &random) / 10 * 10
      guard day <= today else { continue }
      let entry = Entry(
        id: nextID(), day: day, amount: -amount, account: purchase.account,
        category: setup.categories.first { $0.name == purchase.category }?.id,
        payee: purchase.payee, note: purchase.note, tags: purchase.tags)
      apply(.add([entry]))
    }
  }
}

extension Ledger.Setup {
  fileprivate mutating func setUpSample(from first: Month) {
    typealias Account = Ledger.Account
    accounts = [
      Account(id: Ledger.cash, name: "Cash", kind: .cash, currency: .yen, opening: 24_000),
      Account(id: Ledger.bank, name: "Mizuho 普通", kind: .bank, currency: .yen, opening: 412_300),
      Account(id: Ledger.card, name: "Suica", kind: .card, currency: .yen, opening: 3_200),
      Account(
        id: Ledger.travel, name: "Travel Fund", kind: .savings, currency: .euro, opening: 85_000),
    ]
    setRate(163, of: .euro)
    let ids = Dictionary(uniqueKeysWithValues: categories.map { ($0.name, $0.id) })
    let monthly = [
      ("Rent 家賃", -92_000, "Home", 27), ("Acme K.K.", 318_400, "Salary", 25),
      ("IIJmio", -1_980, "Phone and Internet", 10), ("東京ガス", -5_240, "Utilities", 18),
    ]
    recurring = zip(20..., monthly).map { id, each in
      let day = first.first.adding(days: each.3 - 1)
      return Ledger.Recurring(
        id: id, payee: each.0, amount: each.1, account: Ledger.bank, category: ids[each.2],
        months: 1, next: day, anchor: day)
    }
    let budgets = [
      ("Groceries", 45_000, 0), ("Eating Out", 28_000, 0), ("Transport", 9_000, 0),
      ("Leisure", 12_000, 2),
    ]
    for (name, amount, months) in budgets {
      if let id = ids[name] { setBudget(amount, for: id, from: first.adding(months: months)) }
    }
  }
}

/// Random numbers that are the same each time, by the step and the mixing of SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
