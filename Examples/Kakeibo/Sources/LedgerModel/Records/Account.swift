extension Ledger {
  /// Where money is: a purse, a bank account, a card.
  public struct Account: Identifiable, Hashable, Sendable {
    public internal(set) var id: Int
    public var name: String
    public var kind: Kind
    public var currency: Currency
    /// What was in it before its first entry, in the currency's smallest unit.
    public var opening: Int
    /// Whether it is no longer used. Its entries stay.
    public var isClosed: Bool
    public var note: String

    public enum Kind: String, CaseIterable, Sendable {
      case cash, bank, card, savings, prepaid
    }

    public init(
      id: Int, name: String, kind: Kind, currency: Currency, opening: Int = 0,
      isClosed: Bool = false, note: String = ""
    ) {
      self.id = id
      self.name = name
      self.kind = kind
      self.currency = currency
      self.opening = opening
      self.isClosed = isClosed
      self.note = note
    }
  }
}
