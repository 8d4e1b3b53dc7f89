import Foundation

/// The reason why a test could not proceed: nothing matched, too much matched, or the match cannot
/// be used that way.
///
/// The description contains the query, the closest candidates, the screen, and the test's line.
public struct ViewTestError: Error, Sendable, CustomStringConvertible, LocalizedError {
  /// What went wrong and what is on the screen.
  public let message: String
  /// The test's file, as in `#fileID`.
  public let file: String
  /// The line of the test where it happened.
  public let line: Int

  init(_ message: String, _ file: String, _ line: Int) {
    self.message = message
    self.file = file
    self.line = line
  }

  public var description: String { "\(file):\(line): \(message)" }
  /// Equal to `description`, for code that shows the error to a user.
  public var errorDescription: String? { description }
}
