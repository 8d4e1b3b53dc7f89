import Foundation

/// A class whose objects an item provider can offer.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of the representations, preferred first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Creates the data of one of the types above, immediately or later, and calls the completion
  /// handler once with the data or an error.
  ///
  /// - Returns: the progress, if it takes a while; otherwise nil.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}
