extension Ledger {
  /// What money is spent for, or where it comes from.
  public struct Category: Identifiable, Hashable, Codable, Sendable {
    public internal(set) var id: Int
    public var name: String
    /// The name of an SF Symbol.
    public var symbol: String
    public var color: Swatch
    public var kind: Kind

    public enum Kind: String, CaseIterable, Codable, Sendable {
      case expense, income
    }
  }

  /// The colours that categories have, by name: what red looks like is for the views to say.
  public enum Swatch: String, CaseIterable, Codable, Sendable {
    case red, orange, yellow, green, mint, teal, blue, indigo, purple, pink, brown, gray
  }
}
