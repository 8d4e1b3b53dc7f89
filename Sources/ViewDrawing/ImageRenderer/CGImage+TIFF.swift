import Foundation
import Pictures

extension CGImage {
  /// The pixels as an uncompressed TIFF.
  package var tiff: Data { Data(TIFFCodec.encode(pixmap)) }

  /// Makes a picture from a TIFF in the format of ``tiff``, a PNG or a JPEG; nil for anything else.
  package convenience init?(fileBytes data: Data) {
    guard let pixmap = PictureDecoder.decode([UInt8](data)) else { return nil }
    self.init(pixmap)
  }
}
