import Foundation
import UniformTypeIdentifiers

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// UTF-8 text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }
  /// UTF-8 text first, then any plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
  }

  /// Provides the text in UTF-8, immediately and for any type.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }

  /// A string decoded from UTF-8.
  ///
  /// - Throws: an error if the data are not UTF-8.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8),
      let object = NSString(string: text) as? Self
    else { throw TransferError.unreadable("text") }
    return object
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// A URL, or its text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.url.identifier, UTType.utf8PlainText.identifier]
  }
  /// A URL.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// Provides the URL as text, immediately and for any type.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// A URL parsed from its text.
  ///
  /// - Throws: an error if the data are not a URL.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let object = NSURL(string: text) as? Self
    else { throw TransferError.unreadable("address") }
    return object
  }
}

extension NSItemProvider {
  /// A provider of a string: equivalent to `NSItemProvider(object: text as NSString)` where strings
  /// are bridged.
  public convenience init(object: String) { self.init(object: NSString(string: object)) }

  /// A provider of a URL.
  public convenience init(object: URL) {
    self.init(item: object, typeIdentifier: UTType.url.identifier)
  }
}
