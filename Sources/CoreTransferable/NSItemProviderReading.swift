import Foundation

/// A class whose objects can be created from an item provider's data.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data that objects can be created from, preferred first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Creates an object from a provider's data, which has one of the types above.
  ///
  /// - Throws: the error that prevents reading the data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
