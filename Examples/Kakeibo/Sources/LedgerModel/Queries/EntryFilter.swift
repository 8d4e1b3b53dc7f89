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
    let groups = Dictionary(grouping: tokens, by: \.group).values
    var query = TextQuery(text, in: ledger)
    return ledger.entries.reversed().filter { entry in
      (account == nil || entry.account == account)
        && groups.allSatisfy { group in group.contains { $0.fits(entry) } }
        && query?.matches(entry) ?? true
    }
  }
}

extension EntryFilter.Token {
  /// The same for tokens of which one has to fit: an entry has one category, and several tags.
  fileprivate var group: String {
    switch self {
    case .category: "category"
    case .account: "account"
    case .tag(let tag): "#" + tag
    case .month: "month"
    }
  }

  fileprivate func fits(_ entry: Ledger.Entry) -> Bool {
    switch self {
    // Nobody misses the category of a transfer.
    case .category(let id): entry.transfer == nil && entry.category == id
    case .account(let id): entry.account == id
    case .tag(let tag): entry.tags.contains(tag)
    case .month(let month): Month(entry.day) == month
    }
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
