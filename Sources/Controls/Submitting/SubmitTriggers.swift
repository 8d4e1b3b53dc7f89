/// What the user did to submit.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a text field or secure field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)

  /// Return in a search field, or the choice of a suggestion.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}
