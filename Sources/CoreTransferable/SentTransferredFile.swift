import Foundation

/// A file that represents an exported value.
public struct SentTransferredFile: Sendable {
  /// The location of the file.
  public let file: URL
  /// Whether the receiver may modify the original file; ignored here.
  public let allowAccessingOriginalFile: Bool

  /// A file to send.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}
