import Foundation

/// A class whose objects can be made of what an item provider offers.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data that objects can be made of, the preferred one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object of what a provider delivered, which has one of the types above.
  ///
  /// - Throws: what stands in the way of reading the data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
