import Foundation
import UniformTypeIdentifiers

/// A file that belongs to a notification. A desktop shows the first picture.
///
/// - Note: In part without effect: sounds, films and the options are not used.
public final class UNNotificationAttachment: NSObject, Sendable {
  /// Distinguishes it from the others of a content.
  public let identifier: String
  /// The file.
  public let url: URL
  /// The type of the file, as its name says.
  public let type: String

  /// - Parameter identifier: if it is empty, a new one is used.
  /// - Throws: ``UNError`` if there is no such file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
    type = UTType(filenameExtension: url.pathExtension)?.identifier ?? UTType.data.identifier
  }
}
