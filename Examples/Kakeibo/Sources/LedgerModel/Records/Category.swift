extension Ledger {
  /// What money is spent for, or where it comes from.
  public struct Category: Identifiable, Hashable, Sendable {
    public internal(set) var id: Int
    public var name: String
    /// The name of an SF Symbol.
    public var symbol: String
    public var color: Swatch
    public var kind: Kind

    public enum Kind: String, CaseIterable, Sendable {
      case expense, income
    }

    public init(id: Int, name: String, symbol: String, color: Swatch, kind: Kind) {
      self.id = id
      self.name = name
      self.symbol = symbol
      self.color = color
      self.kind = kind
    }
  }
}
