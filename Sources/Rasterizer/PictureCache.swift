import Foundation
import HostInterface
import Pictures

/// A cache of decoded pictures, so that each is decoded once.
@MainActor
package final class PictureCache {
  private var known: [ImageContent.Source: Pixmap?] = [:]
  private var pixelCount = 0

  /// Beyond this number of pixels, all pictures are released and decoded again when shown.
  private static let largestPixelCount = 32_000_000

  package init() {}

  /// Nil for a symbol, and for data that cannot be decoded.
  package func pixmap(of source: ImageContent.Source) -> Pixmap? {
    if case .symbol = source { return nil }
    if let pixmap = known[source] { return pixmap }
    let pixmap = decode(source)
    if pixelCount > Self.largestPixelCount {
      known = [:]
      pixelCount = 0
    }
    known[source] = .some(pixmap)
    pixelCount += pixmap.map { $0.width * $0.height } ?? 0
    return pixmap
  }

  private func decode(_ source: ImageContent.Source) -> Pixmap? {
    switch source {
    case .symbol: nil
    case .file(let path):
      FileManager.default.contents(atPath: path).flatMap { PictureDecoder.decode([UInt8]($0)) }
    case .data(let bytes): PictureDecoder.decode(bytes)
    }
  }
}
