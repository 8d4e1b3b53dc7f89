import Foundation

/// Why a test could not do what it was told: nothing matched, too much matched, or what matched
/// cannot be used that way.
///
/// The description has what was looked for, what comes closest, what is on the screen, and the
/// test's line.
public struct ViewTestError: Error, Sendable, CustomStringConvertible, LocalizedError {
  /// What went wrong and what is on the screen.
  public let message: String
  /// The test's file, as `#fileID` gives it.
  public let file: String
  /// The line of the test in which it happened.
  public let line: Int

  init(_ message: String, _ file: String, _ line: Int) {
    self.message = message
    self.file = file
    self.line = line
  }

  public var description: String { "\(file):\(line): \(message)" }
  /// The same as `description`, for whoever shows the error to a user.
  public var errorDescription: String? { description }
}
