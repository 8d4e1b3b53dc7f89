import Foundation

extension ViewTest {
  /// A finding of an exploration: a violated invariant, and the steps that lead to it.
  ///
  /// The description ends with a test to paste: the fewest steps found that lead there.
  public struct Finding: Error, Sendable, CustomStringConvertible, LocalizedError {
    /// The violated invariant.
    public let invariant: Invariant
    /// How it is violated: a diagnostic, the differing lines of the screen, the objects that
    /// remain.
    public let message: String
    /// The steps that lead to it, each a line of Swift.
    public let steps: [String]
    /// Whether these steps lead to it from a fresh start. If not, they are all performed steps, and
    /// the app cannot be restarted identically.
    public let isReproduced: Bool
    /// The seed of the exploration.
    public let seed: UInt64
    /// The file of the call that explored.
    public let file: String
    /// The line of the call that explored.
    public let line: Int

    /// A test that performs the steps and fails.
    public var test: String {
      let invariant = ".\(invariant.rawValue)"
      var lines = [
        "@MainActor @Test func found() async throws {",
        "  let app = ViewTest(<#the view#>)",
        "  try await app.checkInvariants([\(invariant)])  // from here on it is watched",
      ]
      for step in steps {
        lines.append("  \(step)")
        lines.append("  try await app.settle()")
      }
      lines.append("  try await app.checkInvariants([\(invariant)])")
      return (lines + ["}"]).joined(separator: "\n")
    }

    public var description: String {
      """
      \(file):\(line): Exploring with the seed \(seed) found that the app does not hold \
      .\(invariant.rawValue):
      \(message)
      \(isReproduced ? "The shortest way there" : "All that was done, as a fresh start did not lead there"):

      \(test)
      """
    }

    /// Equal to `description`, for code that shows the error to a user.
    public var errorDescription: String? { description }
  }
}
