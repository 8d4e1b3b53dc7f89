/// How clearly text is to be read.
public enum LegibilityWeight: Hashable, Sendable {
  /// In the weight that the text asks for.
  case regular
  /// Heavier than the text asks for, as the user wants all texts.
  case bold
}
