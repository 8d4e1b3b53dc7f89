import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// Pictures of all kinds that can be read here, those that lose nothing first.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.png.identifier, UTType.jpeg.identifier, UTType.image.identifier]
  }

  /// PNG.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png.identifier] }

  /// An image made of a picture's bytes.
  ///
  /// - Throws: an error for data that are no picture.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return image
  }

  /// Gives the picture as PNG, at once; an error where there is none, as of a symbol.
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
