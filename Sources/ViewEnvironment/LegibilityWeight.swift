/// The legibility of text.
public enum LegibilityWeight: Hashable, Sendable {
  /// The weight of the text itself.
  case regular
  /// A heavier weight than that of the text, as preferred by the user.
  case bold
}
