import Foundation
import HostInterface
import LayoutCore
import Pictures

/// Samples the premultiplied colour of a picture at a pixel.
@MainActor
struct PictureSampler {
  private let pixmap: Pixmap
  private let image: ImageContent
  private let rect: CGRect
  private let tint: SIMD4<Float>?
  private let stretch: (columns: CapStretch, rows: CapStretch)?
  /// The transform from pixels to the rectangle's points.
  private let back: CGAffineTransform

  /// - Parameters:
  ///   - rect: the rectangle of the picture, not empty.
  ///   - transform: from the rectangle's points to pixels.
  init(
    _ pixmap: Pixmap, _ image: ImageContent, _ rect: CGRect, _ transform: CGAffineTransform,
    _ sources: DrawingSources
  ) {
    self.pixmap = pixmap
    self.image = image
    self.rect = rect
    tint = InkSampler.tint(of: image, sources)
    stretch = image.stretch(over: rect.size)
    back = transform.inverted()
  }

  func color(_ column: Int, _ row: Int) -> SIMD4<Float> {
    let inset = image.isPixelated ? 0.5 : 0
    let (from, to) = (place(column, row, inset), place(column, row, 1 - inset))
    let part = CGRect(
      x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x),
      height: abs(to.y - from.y))
    return pixmap.color(image.isTiled ? image.tile(part, of: rect.size) : part, tint)
  }

  /// The point in the picture's unit square.
  private func place(_ column: Int, _ row: Int, _ inset: Double) -> CGPoint {
    let point = CGPoint(x: Double(column) + inset, y: Double(row) + inset).applying(back)
    let place = CGPoint(
      x: (point.x - rect.minX) / rect.width, y: (point.y - rect.minY) / rect.height)
    guard let stretch else { return place }
    return CGPoint(
      x: stretch.columns.picture(at: place.x), y: stretch.rows.picture(at: place.y))
  }
}

extension ImageContent {
  /// The part of the picture at a part of the area over which it is repeated.
  fileprivate func tile(_ part: CGRect, of area: CGSize) -> CGRect {
    guard naturalSize.width > 0, naturalSize.height > 0 else { return part }
    let (across, down) = (area.width / naturalSize.width, area.height / naturalSize.height)
    let (x, y) = (part.minX * across, part.minY * down)
    return CGRect(
      x: x - x.rounded(.down), y: y - y.rounded(.down), width: part.width * across,
      height: part.height * down)
  }
}
