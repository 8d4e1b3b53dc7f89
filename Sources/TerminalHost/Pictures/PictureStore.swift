import CellText
import Foundation
import HostInterface
import Pictures
import TerminalInput

/// The pictures that have been shown in pixels, in the sizes used.
///
/// Cells refer to the pictures by number (``PictureTile``).
@MainActor
final class PictureStore {
  /// The terminal's picture protocol; nil: it has none, and pictures are drawn in cells.
  var pictureProtocol: PictureProtocol?
  var cellSize = PixelSize(10, 20)

  private struct Key: Hashable {
    var source: ImageContent.Source
    var size: PixelSize
    var isPixelated: Bool
  }

  private var numbers: [Key: UInt32] = [:]
  private var pixmaps: [UInt32: Pixmap] = [:]
  private var last: UInt32 = 0
  private var pixelCount = 0

  /// Above this number of pixels, pictures that are not visible are dropped: they are made again
  /// when they are next shown.
  var largestPixelCount = 16_000_000
  /// A larger one is scaled by the terminal, or drawn in cells.
  private static let largestPicture = 4_000_000

  var isEmpty: Bool { pixmaps.isEmpty }

  subscript(number: UInt32) -> Pixmap? { pixmaps[number] }

  /// Returns the number of a picture over some cells; nil if it has to be drawn in cells.
  func number(of pixmap: Pixmap, _ image: ImageContent, over cells: CellSize) -> UInt32? {
    guard pictureProtocol != nil, !image.isTemplate, !image.isTiled, image.capInsets == nil else {
      return nil
    }
    let size = PixelSize(cells.columns * cellSize.width, cells.rows * cellSize.height)
    guard size.width > 0, size.height > 0, size.width * size.height <= Self.largestPicture,
      cells.columns <= Int(UInt16.max), cells.rows <= Int(UInt16.max)
    else { return nil }
    let key = Key(source: image.source, size: size, isPixelated: image.isPixelated)
    if let number = numbers[key] { return number }
    last += 1
    numbers[key] = last
    pixmaps[last] = pixmap.scaled(to: size, isPixelated: image.isPixelated)
    pixelCount += size.width * size.height
    return last
  }

  /// Drops pictures if there are too many, except those on the screen: cells that are not repainted
  /// keep referring to them.
  func makeRoom(keeping seen: () -> Set<UInt32>) {
    guard pixelCount > largestPixelCount else { return }
    let seen = seen()
    numbers = numbers.filter { seen.contains($0.value) }
    pixmaps = pixmaps.filter { seen.contains($0.key) }
    pixelCount = pixmaps.values.reduce(0) { $0 + $1.width * $1.height }
  }
}

extension Pixmap {
  /// Returns the picture in another size: smaller ones are averaged, larger ones repeat pixels.
  fileprivate func scaled(to size: PixelSize, isPixelated: Bool) -> Pixmap {
    if size.width == width, size.height == height { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size.width * size.height * 4)
    let (across, down) = (1 / Double(size.width), 1 / Double(size.height))
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (left, top) = (Double(x) * across, Double(y) * down)
        let pixel =
          isPixelated || size.width > width
          ? self[
            min(Int((left + across / 2) * Double(width)), width - 1),
            min(Int((top + down / 2) * Double(height)), height - 1)]
          : average(left, top, left + across, top + down)
        bytes += [pixel.red, pixel.green, pixel.blue, pixel.opacity]
      }
    }
    return Pixmap(width: size.width, height: size.height, bytes: bytes)
  }
}
