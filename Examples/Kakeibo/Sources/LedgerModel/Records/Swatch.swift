extension Ledger {
  /// The colours that categories have, by name: what red looks like is for the views to say.
  public enum Swatch: String, CaseIterable, Sendable {
    case red, orange, yellow, green, mint, teal, blue, indigo, purple, pink, brown, gray
  }
}
