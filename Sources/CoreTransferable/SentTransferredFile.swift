import Foundation

/// A file that a value gives away.
public struct SentTransferredFile: Sendable {
  /// Where the file lies.
  public let file: URL
  /// Whether the receiver may work on the file itself; nobody asks for it here.
  public let allowAccessingOriginalFile: Bool

  /// Gives a file away.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}
