import Foundation

/// A file that a value is made of; it may be gone soon after.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file lies; copy it if it is needed later.
  public let file: URL
  /// Whether it is the sender's own file and not a copy.
  public let isOriginalFile: Bool
}
