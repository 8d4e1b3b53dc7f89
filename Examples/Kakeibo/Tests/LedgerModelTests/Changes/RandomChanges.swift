import Foundation

@testable import LedgerModel

/// Random numbers that are the same in each run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 2 &+ 1
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) ^ (state << 31)
  }
}

/// What somebody might do with a ledger next.
enum RandomChanges {
  static func change(of ledger: Ledger, _ dice: inout Dice) -> LedgerChange {
    let entry = ledger.entries.randomElement(using: &dice)
    let account = ledger.accounts.randomElement(using: &dice)
    let category = ledger.categories.randomElement(using: &dice)
    switch Int.random(in: 0..<100, using: &dice) {
    case 0..<30: return .add([newEntry(in: ledger, id: ledger.nextID(), &dice)].compactMap(\.self))
    case 30..<36:
      let first = ledger.nextID()
      let count = Int.random(in: 2...30, using: &dice)
      return .add((0..<count).compactMap { newEntry(in: ledger, id: first + $0, &dice) })
    case 36..<52:
      guard var entry, entry.transfer == nil else { return LedgerChange() }
      entry.day = entry.day.adding(days: Int.random(in: -40...40, using: &dice))
      entry.amount += Int.random(in: -500...500, using: &dice)
      entry.payee = payees.randomElement(using: &dice) ?? ""
      entry.account = account?.id ?? entry.account
      return .replace(entry)
    case 52..<64: return entry.map { .remove([$0.id], from: ledger) } ?? LedgerChange()
    case 64..<66:
      let some = ledger.entries.filter { _ in Bool.random(using: &dice) }
      return .remove(Set(some.map(\.id)), from: ledger)
    case 66..<74: return transfer(in: ledger, &dice)
    case 74..<77:
      let account = Ledger.Account(
        id: ledger.nextID(), name: "A\(ledger.nextID())", kind: .bank, currency: .yen,
        opening: Int.random(in: 0...9_999, using: &dice))
      return .setup(of: ledger) { $0.accounts.set(account) }
    case 77..<78:
      return account.map { .removeAccount($0.id, from: ledger) } ?? LedgerChange()
    case 78..<82:
      let category = Ledger.Category(
        id: ledger.nextID(), name: "C\(ledger.nextID())", symbol: "cart", color: .red,
        kind: .expense)
      return .setup(of: ledger) { $0.categories.set(category) }
    case 82..<84:
      return category.map { .removeCategory($0.id, from: ledger) } ?? LedgerChange()
    case 84..<86:
      guard let category, let other = ledger.categories.randomElement(using: &dice) else { break }
      return .removeCategory(category.id, movingTo: other.id, from: ledger)
    case 86..<90:
      guard let category else { break }
      let month = Month(TestLedger.today).adding(months: Int.random(in: -3...3, using: &dice))
      let amount = [nil, 0, 10_000, 20_000].randomElement(using: &dice) ?? nil
      return .setup(of: ledger) { $0.setBudget(amount, for: category.id, from: month) }
    case 90..<92:
      let tag = ledger.tags.randomElement(using: &dice) ?? "x"
      return .rename(
        tag: tag, to: [nil, "work", "new"].randomElement(using: &dice) ?? nil, in: ledger)
    case 92..<94:
      let accounts = ledger.accounts.shuffled(using: &dice)
      return .setup(of: ledger) { $0.accounts = accounts }
    case 94..<95:
      let categories = ledger.categories.shuffled(using: &dice)
      return .setup(of: ledger) { $0.categories = categories }
    case 95..<97: return recurring(in: ledger, &dice)
    case 97..<98:
      let gone = ledger.recurring.randomElement(using: &dice)?.id
      return .setup(of: ledger) { $0.recurring.removeAll { $0.id == gone } }
    case 98..<99:
      let rate: Decimal? = [nil, 150, 160].randomElement(using: &dice) ?? nil
      return .setup(of: ledger) { $0.setRate(rate, of: .euro) }
    default:
      guard let id = ledger.recurring.randomElement(using: &dice)?.id else { break }
      return .post(id, until: TestLedger.today, in: ledger)
    }
    return LedgerChange()
  }

  private static let payees = ["", "Doutor", "Life", "ラーメン", "Café", "doutor"]

  private static func newEntry(in ledger: Ledger, id: Int, _ dice: inout Dice) -> Ledger.Entry? {
    guard let account = ledger.accounts.randomElement(using: &dice) else { return nil }
    return Ledger.Entry(
      id: id, day: TestLedger.today.adding(days: Int.random(in: -400...10, using: &dice)),
      amount: Int.random(in: -5_000...2_000, using: &dice), account: account.id,
      category: Bool.random(using: &dice) ? ledger.categories.randomElement(using: &dice)?.id : nil,
      payee: payees.randomElement(using: &dice) ?? "",
      tags: ["work", "gift", "new"].filter { _ in Int.random(in: 0..<4, using: &dice) == 0 })
  }

  private static func transfer(in ledger: Ledger, _ dice: inout Dice) -> LedgerChange {
    let pair = ledger.accounts.shuffled(using: &dice).prefix(2).map(\.id)
    guard pair.count == 2 else { return LedgerChange() }
    let money = Money(Int.random(in: 1...9_000, using: &dice), .yen)
    return .transfer(
      money, arriving: money, from: pair[0], to: pair[1], day: TestLedger.today, note: "",
      in: ledger)
  }

  private static func recurring(in ledger: Ledger, _ dice: inout Dice) -> LedgerChange {
    guard let account = ledger.accounts.randomElement(using: &dice) else { return LedgerChange() }
    let anchor = TestLedger.today.adding(days: Int.random(in: -90...30, using: &dice))
    let recurring = Ledger.Recurring(
      id: ledger.nextID(), payee: "Rent", amount: -100, account: account.id,
      category: ledger.categories.randomElement(using: &dice)?.id, tags: ["work"],
      weeks: 2, next: anchor, anchor: anchor)
    return .setup(of: ledger) { $0.recurring.set(recurring) }
  }
}
