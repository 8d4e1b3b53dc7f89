import Foundation
import UniformTypeIdentifiers

/// A class whose objects an item provider can offer.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of the forms, the preferred one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// A class whose objects can be made of what an item provider offers.
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }

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
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.url.identifier, UTType.utf8PlainText.identifier]
  }
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let object = NSURL(string: text) as? Self
    else { throw TransferError.unreadable("address") }
    return object
  }
}

/// A value that stands for such a class: `String`, `URL`.
public protocol _ItemProviderValue: Sendable {
  static var _readableTypes: [String] { get }
  init?(_providedData: Data)
}

extension String: _ItemProviderValue {
  public static var _readableTypes: [String] { NSString.readableTypeIdentifiersForItemProvider }
  public init?(_providedData data: Data) { self.init(data: data, encoding: .utf8) }
}

extension URL: _ItemProviderValue {
  public static var _readableTypes: [String] { NSURL.readableTypeIdentifiersForItemProvider }
  public init?(_providedData data: Data) {
    guard let text = String(data: data, encoding: .utf8) else { return nil }
    self.init(string: text)
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
