extension Ledger {
  /// Money that came or went on a day.
  public struct Entry: Identifiable, Hashable, Codable, Sendable {
    public internal(set) var id: Int
    public var day: Day
    /// In the smallest unit of the account's currency. What is spent is negative.
    public var amount: Int
    public var account: Account.ID
    public var category: Category.ID?
    /// Who was paid, or who paid.
    @Sparse public var payee = ""
    @Sparse public var note = ""
    @Sparse public var tags: [String] = []
    /// The other half of a transfer, in the other account. Both halves name each other.
    public var transfer: Entry.ID?
    /// What it recurs from.
    public var recurring: Recurring.ID?

    /// The tags in a text: words, each of them once, with `#` before them or without.
    public static func tags(in text: String) -> [String] {
      var seen: Set<Substring> = []
      return text.split { $0.isWhitespace || $0 == "," || $0 == ";" }
        .map { $0.first == "#" ? $0.dropFirst() : $0 }
        .filter { !$0.isEmpty && seen.insert($0).inserted }
        .map(String.init)
    }

    /// The order of a ledger: by day, and within a day as entered.
    static func precedes(_ left: Entry, _ right: Entry) -> Bool {
      left.day == right.day ? left.id < right.id : left.day < right.day
    }
  }
}
