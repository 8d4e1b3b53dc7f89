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
