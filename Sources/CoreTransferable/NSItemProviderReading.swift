import Foundation
import UniformTypeIdentifiers

/// A class whose objects can be made of what an item provider offers.
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
