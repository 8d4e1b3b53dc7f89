import Foundation
import UniformTypeIdentifiers

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// UTF-8 text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }
  /// UTF-8 text, or else any plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
  }

  /// Gives the text in UTF-8, at once and whatever the type.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }

  /// A text made of UTF-8.
  ///
  /// - Throws: an error for data that are no UTF-8.
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
  /// An address, or its text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.url.identifier, UTType.utf8PlainText.identifier]
  }
  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// Gives the address as text, at once and whatever the type.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// An address made of its text.
  ///
  /// - Throws: an error for data that are no address.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let object = NSURL(string: text) as? Self
    else { throw TransferError.unreadable("address") }
    return object
  }
}

extension NSItemProvider {
  /// Offers a text: what `NSItemProvider(object: text as NSString)` does where strings are bridged.
  public convenience init(object: String) { self.init(object: NSString(string: object)) }

  /// Offers an address.
  public convenience init(object: URL) {
    self.init(item: object, typeIdentifier: UTType.url.identifier)
  }
}
