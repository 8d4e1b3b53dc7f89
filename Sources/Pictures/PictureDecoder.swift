/// Decodes PNG and JPEG pictures, and TIFFs as used by AppKit programs, without any library.
///
/// ```swift
/// if let pixmap = PictureDecoder.decode(bytes) { show(pixmap) }
/// ```
///
/// Damaged or unknown data gives nil, never a crash: every length in a file is checked before it is
/// used. A truncated JPEG is decoded as far as possible.
package enum PictureDecoder {
  /// Larger pictures are rejected: a file of a few bytes may claim any size.
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

/// The reason why a picture cannot be decoded.
enum PictureError: Error {
  case truncated
  case malformed
  case unsupported
}
