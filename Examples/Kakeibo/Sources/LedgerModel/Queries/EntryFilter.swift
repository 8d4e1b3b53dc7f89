/// What a list of entries is narrowed down to.
///
/// Each word of the text is in the payee, the note, a tag, the name of the category or the account,
/// or is the amount. Of tokens that exclude each other, such as two categories, one has to fit; all
/// others have to fit together.
public struct EntryFilter: Hashable, Sendable {
  public var text = ""
  public var tokens: [Token] = []
  public var account: Ledger.Account.ID?

  public init(
    text: String = "", tokens: [Token] = [], account: Ledger.Account.ID? = nil
  ) {
    self.text = text
    self.tokens = tokens
    self.account = account
  }

  /// A condition that a search field shows as one piece.
  public enum Token: Hashable, Identifiable, Sendable {
    case category(Ledger.Category.ID)
    case account(Ledger.Account.ID)
    case tag(String)
    case month(Month)
    case uncategorized, income, expense

    public var id: Self { self }
  }

  /// The entries that fit, the newest first.
  public func entries(of ledger: Ledger) -> [Ledger.Entry] {
    let condition = Condition(self)
    let candidates = ledger.entries.reversed()
    guard var query = TextQuery(text, in: ledger) else {
      return condition.isEmpty ? Array(candidates) : candidates.filter(condition.fits)
    }
    return candidates.filter { condition.fits($0) && query.matches($0) }
  }
}

/// The tokens of a filter, sorted by what they ask for.
private struct Condition {
  private var accounts: Set<Ledger.Account.ID> = []
  private var categories: Set<Ledger.Category.ID?> = []
  private var tags: Set<String> = []
  private var months: [ClosedRange<Day>] = []
  private var signs: Set<Int> = []
  private let account: Ledger.Account.ID?
  let isEmpty: Bool

  init(_ filter: EntryFilter) {
    account = filter.account
    isEmpty = filter.tokens.isEmpty && filter.account == nil
    for token in filter.tokens {
      switch token {
      case .category(let id): categories.insert(id)
      case .uncategorized: categories.insert(nil)
      case .account(let id): accounts.insert(id)
      case .tag(let tag): tags.insert(tag)
      case .month(let month): months.append(month.days)
      case .income: signs.insert(1)
      case .expense: signs.insert(-1)
      }
    }
  }

  func fits(_ entry: Ledger.Entry) -> Bool {
    if let account, entry.account != account { return false }
    if !accounts.isEmpty, !accounts.contains(entry.account) { return false }
    if !months.isEmpty, !months.contains(where: { $0.contains(entry.day) }) { return false }
    // A transfer is neither spent nor received, and nobody misses its category.
    if !categories.isEmpty || !signs.isEmpty, entry.transfer != nil { return false }
    if !categories.isEmpty, !categories.contains(entry.category) { return false }
    if !signs.isEmpty, !signs.contains(entry.amount.signum()) { return false }
    return tags.allSatisfy { entry.tags.contains($0) }
  }
}
