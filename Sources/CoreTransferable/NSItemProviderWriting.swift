import Foundation

/// A class whose objects an item provider can offer.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of the forms, the preferred one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes the data of one of the types above, now or later, and hands it to the completion handler
  /// once, or an error.
  ///
  /// - Returns: how far it is, where that takes a while; nil where nobody need wait.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}
