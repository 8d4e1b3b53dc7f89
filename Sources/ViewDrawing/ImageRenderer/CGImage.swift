import Foundation
import LayoutCore
import PictureResources
import Pictures

/// A picture in memory, pixel by pixel. Foundation on Linux does not have it.
public final class CGImage: Sendable {
  let pixmap: Pixmap

  init(_ pixmap: Pixmap) { self.pixmap = pixmap }

  /// The width in pixels.
  public var width: Int { pixmap.width }
  /// The height in pixels.
  public var height: Int { pixmap.height }
  /// Always 8: red, green, blue and opacity have one byte each.
  public var bitsPerComponent: Int { 8 }
  /// Always 32.
  public var bitsPerPixel: Int { 32 }
  /// Four for each pixel of a row, without padding between rows.
  public var bytesPerRow: Int { pixmap.width * 4 }

  /// Returns a part of the picture, in pixels; nil if the rectangle is outside it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.overlap(with: bounds)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (left, count) = (Int(part.minX) * 4, Int(part.width) * 4)
    let bytes = (Int(part.minY)..<Int(part.maxY)).flatMap { (row: Int) -> ArraySlice<UInt8> in
      let start = row * bytesPerRow + left
      return pixmap.bytes[start..<start + count]
    }
    return CGImage(Pixmap(width: Int(part.width), height: Int(part.height), bytes: bytes))
  }

  /// Makes a picture from stored pixels; nil if the bytes cannot be decoded.
  package convenience init?(_ picture: Picture) {
    guard let data = picture.data, let pixmap = PictureDecoder.decode([UInt8](data)) else {
      return nil
    }
    self.init(pixmap)
  }

  /// Returns the picture for images, with a number of pixels per point.
  package func picture(scale: CGFloat, orientation: Image.Orientation = .up) -> Picture {
    Picture(pixmap.upright(from: orientation.stored), scale: scale)
  }
}

extension Image.Orientation {
  fileprivate var stored: PictureOrientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .left: .left
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    }
  }
}

extension Image {
  /// Makes a decorative image from a picture in memory, hidden from accessibility.
  public nonisolated init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up
  ) {
    self.init(
      .picture(cgImage.picture(scale: scale, orientation: orientation)), label: .decorative)
  }
}
