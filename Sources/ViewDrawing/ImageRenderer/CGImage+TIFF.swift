import Foundation
import Pictures

extension CGImage {
  /// The pixels as a TIFF without compression.
  package var tiff: Data { Data(TIFFCodec.encode(pixmap)) }

  /// The pixels of a TIFF as ``tiff`` writes it, of a PNG or of a JPEG; nil for anything else.
  package convenience init?(fileBytes data: Data) {
    guard let pixmap = PictureDecoder.decode([UInt8](data)) else { return nil }
    self.init(pixmap)
  }
}
