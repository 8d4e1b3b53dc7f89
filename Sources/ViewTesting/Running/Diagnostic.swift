extension ViewTest {
  /// A mistake in the program, detected by the system at run time.
  public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// A stable short name: `"D1"` for a state written in a body, `"D15a"` for a duplicate id ...
    public let code: String
    /// What happened, where, and how to fix it.
    public let message: String

    public var description: String { "[\(code)] \(message)" }
  }
}
