/// Decodes PNG and JPEG pictures, and TIFFs as programs of AppKit carry them, without any library.
///
/// ```swift
/// if let pixmap = PictureDecoder.decode(bytes) { show(pixmap) }
/// ```
///
/// What is broken or unknown gives nil, never a crash: every length that a file gives is checked
/// before it is used. A JPEG that ends in the middle is shown as far as it goes.
package enum PictureDecoder {
  /// Larger pictures are refused: a file of a few bytes may claim any size.
  static let largestPixelCount = 64_000_000

  /// - Complexity: linear in the number of pixels.
  package static func decode(_ bytes: [UInt8]) -> Pixmap? {
    if bytes.starts(with: PNGDecoder.signature) {
      var decoder = PNGDecoder(bytes)
      return try? decoder.decode()
    }
    if bytes.starts(with: [0xFF, 0xD8]) {
      var decoder = JPEGDecoder(bytes)
      return try? decoder.decode()
    }
    return TIFFCodec.decode(bytes)
  }
}

/// Why a picture cannot be decoded.
enum PictureError: Error {
  case truncated
  case malformed
  case unsupported
}
