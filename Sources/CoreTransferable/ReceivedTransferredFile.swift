import Foundation

/// A received file to create a value from; it may be removed soon after.
public struct ReceivedTransferredFile: Sendable {
  /// The location of the file; copy it if it is needed later.
  public let file: URL
  /// Whether it is the sender's original file and not a copy.
  public let isOriginalFile: Bool
}
