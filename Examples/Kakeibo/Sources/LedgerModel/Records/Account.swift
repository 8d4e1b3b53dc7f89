extension Ledger {
  /// Where money is: a purse, a bank account, a card.
  public struct Account: Identifiable, Hashable, Codable, Sendable {
    public internal(set) var id: Int
    public var name: String
    public var kind: Kind
    public var currency: Currency
    /// What was in it before its first entry, in the currency's smallest unit.
    @Sparse public var opening = 0
    /// Whether it is no longer used. Its entries stay.
    @Sparse public var isClosed = false
    @Sparse public var note = ""

    public enum Kind: String, CaseIterable, Codable, Sendable {
      case cash, bank, card, savings, prepaid
    }
  }
}
