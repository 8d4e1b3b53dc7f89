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
      for purchase in SamplePurchase.all {
        ledger.buy(purchase, in: month, until: today, &random)
      }
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

  /// A few times in a month, on days that differ.
  private mutating func buy(
    _ purchase: SamplePurchase, in month: Month, until today: Day,
    _ random: inout SeededGenerator
  ) {
    let accounts = [Self.cash, Self.card, Self.bank, Self.travel]
    for _ in 0..<purchase.times {
      let day = month.first.adding(days: Int.random(in: 0..<month.dayCount, using: &random))
      // Amounts end as prices do.
      let amount = Int.random(in: purchase.price, using: &random) / 10 * 10
      guard day <= today else { continue }
      let entry = Entry(
        id: nextID(), day: day, amount: -amount, account: accounts[purchase.account],
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

/// Something that is bought now and then.
struct SamplePurchase {
  let payee: String
  let category: String?
  let price: ClosedRange<Int>
  /// How often in a month.
  let times: Int
  /// Which of the sample's accounts pays.
  let account: Int
  var note = ""
  var tags: [String] = []

  static let all = [
    SamplePurchase(
      payee: "セブンイレブン", category: "Groceries", price: 280...1_400, times: 5, account: 1),
    SamplePurchase(
      payee: "Life Supermarket", category: "Groceries", price: 1_900...5_800, times: 5, account: 0),
    SamplePurchase(
      payee: "Doutor", category: "Eating Out", price: 320...900, times: 4, account: 1,
      tags: ["work"]),
    SamplePurchase(
      payee: "ラーメン二郎", category: "Eating Out", price: 850...1_200, times: 2, account: 0, note: "大盛り"
    ),
    SamplePurchase(
      payee: "JR East", category: "Transport", price: 180...1_500, times: 5, account: 1),
    SamplePurchase(payee: "ユニクロ", category: "Clothing", price: 1_990...7_990, times: 1, account: 2),
    SamplePurchase(
      payee: "Kinokuniya", category: "Learning", price: 900...3_400, times: 1, account: 0,
      tags: ["books"]),
    SamplePurchase(payee: "マツモトキヨシ", category: "Health", price: 600...2_600, times: 1, account: 0),
    SamplePurchase(
      payee: "Café Central", category: "Eating Out", price: 450...1_280, times: 1, account: 3,
      note: "Wien", tags: ["travel"]),
    SamplePurchase(
      payee: "Nintendo", category: "Leisure", price: 1_500...6_500, times: 1, account: 2),
    SamplePurchase(payee: "100 Yen Shop", category: nil, price: 110...880, times: 1, account: 0),
  ]
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
