/// What a list of entries is narrowed down to.
///
/// Each word of the text is in the payee, the note, a tag, the name of the category or the account,
/// or is the amount. Of tokens that exclude each other, such as two categories, one has to fit; all
/// others have to fit together.
public struct EntryFilter: Hashable, Sendable {
  public var text: String
  public var tokens: [Token]
  public var account: Ledger.Account.ID?

  public init(text: String = "", tokens: [Token] = [], account: Ledger.Account.ID? = nil) {
    (self.text, self.tokens, self.account) = (text, tokens, account)
  }

  /// A condition that a search field shows as one piece.
  public enum Token: Hashable, Identifiable, Sendable {
    /// Nil for what has none.
    case category(Ledger.Category.ID?)
    case account(Ledger.Account.ID)
    case tag(String)
    case month(Month)

    public var id: Self { self }
  }

  /// The entries that fit, the newest first.
  public func entries(of ledger: Ledger) -> [Ledger.Entry] {
    let condition = Condition(self)
    var query = TextQuery(text, in: ledger)
    return ledger.entries.reversed().filter { entry in
      condition.fits(entry) && query?.matches(entry) ?? true
    }
  }
}

/// The tokens of a filter, sorted by what they ask for.
private struct Condition {
  private var accounts: Set<Ledger.Account.ID> = []
  private var categories: Set<Ledger.Category.ID?> = []
  private var tags: [String] = []
  private var months: [ClosedRange<Day>] = []
  private let account: Ledger.Account.ID?

  init(_ filter: EntryFilter) {
    account = filter.account
    for token in filter.tokens {
      switch token {
      case .category(let id): categories.insert(id)
      case .account(let id): accounts.insert(id)
      case .tag(let tag): tags.append(tag)
      case .month(let month): months.append(month.days)
      }
    }
  }

  func fits(_ entry: Ledger.Entry) -> Bool {
    if let account, entry.account != account { return false }
    if !accounts.isEmpty, !accounts.contains(entry.account) { return false }
    if !months.isEmpty, !months.contains(where: { $0.contains(entry.day) }) { return false }
    // Nobody misses the category of a transfer.
    if !categories.isEmpty, entry.transfer != nil || !categories.contains(entry.category) {
      return false
    }
    return tags.allSatisfy { entry.tags.contains($0) }
  }
}

extension Ledger {
  /// What entries come to in the ledger's currency; nil where a rate is not known.
  public func total(of entries: some Sequence<Entry>) -> Money? {
    var sums: [Account.ID: Int] = [:]
    for entry in entries { sums[entry.account, default: 0] &+= entry.amount }
    var total = Money(0, setup.currency)
    for (id, amount) in sums {
      guard let account = self[account: id],
        let money = inLedgerCurrency(Money(amount, account.currency))
      else { return nil }
      total.minorUnits &+= money.minorUnits
    }
    return total
  }
}
