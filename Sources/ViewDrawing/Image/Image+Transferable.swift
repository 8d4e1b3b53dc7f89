import CoreTransferable
import Foundation
import PictureResources
import Pictures
import UniformTypeIdentifiers

extension Image: Transferable {
  /// The representations that make an image from dropped or pasted picture data, and a PNG from an
  /// image of pixels when it is dragged, copied or shared: of an image with a dark variant, the
  /// light one. Symbols and drawings have none.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { image in try await image.png() }
    DataRepresentation(importedContentType: .image) { data in
      guard let picture = Picture(data: data, scale: 1) else { throw TransferFailure.noPicture }
      return Image(.picture(picture), label: .name(""))
    }
  }

  /// Decoding and encoding take time in proportion to the pixels, which the main actor does not
  /// spend.
  @concurrent private nonisolated func png() async throws -> Data {
    let picture: Picture? =
      switch source {
      case .picture(let picture): picture
      // Outside of a window there is no colour scheme; the light picture is the usual one.
      case .named(let name, let bundle): NamedPictures.find(name, bundle, isDark: false)
      case .symbol, .drawing: nil
      }
    guard let picture else { throw TransferFailure.noPixels }
    let bytes =
      switch picture.bytes {
      case .file(let path): [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      case .data(let bytes): bytes
      }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return Data(bytes) }
    guard let pixels = PictureDecoder.decode(bytes) else { throw TransferFailure.noPixels }
    return Data(PNGEncoder.encode(pixels))
  }
}

private enum TransferFailure: LocalizedError {
  case noPicture, noPixels

  var errorDescription: String? {
    switch self {
    case .noPicture: "What was dropped is no picture of a known format."
    case .noPixels: "The image has no pixels of a known format."
    }
  }
}
