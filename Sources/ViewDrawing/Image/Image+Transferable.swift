import CoreTransferable
import Foundation
import PictureResources
import UniformTypeIdentifiers

extension Image: Transferable {
  /// The representation that makes an image from dropped or pasted picture data.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { data in
      guard let picture = Picture(data: data, scale: 1) else { throw TransferFailure.noPicture }
      return Image(.picture(picture), label: .name(""))
    }
  }
}

private enum TransferFailure: LocalizedError {
  case noPicture

  var errorDescription: String? { "What was dropped is no picture of a known format." }
}
