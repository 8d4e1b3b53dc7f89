extension ViewTest {
  /// A mistake of the program that the system noticed while it ran.
  public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// A short name that stays: `"D1"` for a state that a body writes, `"D15a"` for an id that
    /// occurs twice ...
    public let code: String
    /// What happened, where, and how to mend it.
    public let message: String

    public var description: String { "[\(code)] \(message)" }
  }
}
