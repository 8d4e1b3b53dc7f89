import Foundation

extension ViewTest {
  /// What exploring found: an invariant that does not hold, and the way there.
  ///
  /// The description ends with a test that can be pasted: the fewest steps that were found to lead
  /// there.
  public struct Finding: Error, Sendable, CustomStringConvertible, LocalizedError {
    /// What does not hold.
    public let invariant: Invariant
    /// How it does not hold: a diagnostic, the lines of the screen that differ, what is kept.
    public let message: String
    /// The steps that lead there, each a line of Swift.
    public let steps: [String]
    /// Whether these steps were seen to lead there from a fresh start. If not, they are all that
    /// was done, and the app is one that cannot be started the same way once more.
    public let isReproduced: Bool
    /// The seed with which it was found.
    public let seed: UInt64
    /// Of the call that explored.
    public let file: String
    /// The line of the call that explored.
    public let line: Int

    /// A test that does the steps and fails.
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

    /// The same as `description`, for whoever shows the error to a user.
    public var errorDescription: String? { description }
  }
}
