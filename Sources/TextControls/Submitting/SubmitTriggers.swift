/// What the user did to submit.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set of bits; those that mean nothing here stay without effect.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a text field or secure field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)

  /// Return in a search field, or the choice of a suggestion.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}
