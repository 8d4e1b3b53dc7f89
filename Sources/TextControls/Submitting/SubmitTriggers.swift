/// The kinds of input that the user can submit.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from bits; unknown bits have no effect.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a text field or secure field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)

  /// Return in a search field, or choosing a suggestion.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}
