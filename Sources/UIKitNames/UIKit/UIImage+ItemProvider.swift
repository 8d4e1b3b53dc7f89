import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// All picture types that can be read here, lossless ones first.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.png.identifier, UTType.jpeg.identifier, UTType.image.identifier]
  }

  /// PNG.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png.identifier] }

  /// An image decoded from a picture's bytes.
  ///
  /// - Throws: an error if the data are not a picture.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return image
  }

  /// Provides the picture as PNG immediately, or an error if there is none, as for a symbol.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = pngData()
    completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
    return nil
  }
}
