import LayoutCore

/// A picture that is being drawn.
///
/// Beside its colour each pixel knows how much of it figures cover, whatever their opacity: with
/// few pixels, as in a terminal, that tells a pale area from the edge of a strong one.
package struct PixelBuffer: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// Red, green, blue, each multiplied with the opacity, and the opacity; rows from the top.
  package internal(set) var pixels: [SIMD4<Float>]
  /// 0 to 1.
  package internal(set) var cover: [Float]
  /// Whether the uppermost figure is a line too thin to be an area.
  package internal(set) var isLine: [Bool]
  /// What may not be clear.
  package internal(set) var painted = PixelRect.empty

  package init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    let count = self.width * self.height
    pixels = Array(repeating: .zero, count: count)
    cover = Array(repeating: 0, count: count)
    isLine = Array(repeating: false, count: count)
  }

  package var bounds: PixelRect { PixelRect(width: width, height: height) }

  /// The painted part in bytes, row by row: red, green, blue, multiplied with the opacity, and the
  /// opacity.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(painted.columns.count * painted.rows.count * 4)
    for row in painted.rows {
      for column in painted.columns {
        let pixel = (pixels[row * width + column] * 255).clamped(
          lowerBound: .zero, upperBound: SIMD4(repeating: 255)
        ).rounded(.toNearestOrEven)
        for channel in 0..<4 { bytes.append(UInt8(clamping: Double(pixel[channel]))) }
      }
    }
    return bytes
  }

  /// Makes all of it clear again.
  ///
  /// - Complexity: linear in the area that was painted.
  package mutating func clear() {
    for row in painted.rows {
      for index
        in (row * width + painted.columns.lowerBound)..<(row * width + painted.columns.upperBound)
      {
        pixels[index] = .zero
        cover[index] = 0
        isLine[index] = false
      }
    }
    painted = .empty
  }

  /// Fills all of it with one opaque colour.
  mutating func fill(_ color: SIMD4<Float>) {
    for index in pixels.indices {
      pixels[index] = color
      cover[index] = 1
      isLine[index] = false
    }
    painted = bounds
  }

  /// Lays colours over the pixels that a figure covers.
  ///
  /// - Parameter color: the colour of a pixel, multiplied with its opacity.
  mutating func paint(
    _ coverage: Coverage, within clip: Coverage?, opacity: Float, _ blending: Blending,
    color: (_ column: Int, _ row: Int) -> SIMD4<Float>
  ) {
    let area = coverage.area.intersection(clip?.area ?? bounds).intersection(bounds)
    guard !area.isEmpty, opacity > 0 else { return }
    painted = painted.union(area)
    for row in area.rows {
      for column in area.columns {
        var share = coverage[column, row]
        if let clip { share *= clip[column, row] }
        guard share > 0 else { continue }
        let index = row * width + column
        let source = color(column, row) * opacity
        let below = pixels[index]
        if blending == .normal {
          pixels[index] = source * share + below * (1 - source.w * share)
        } else {
          pixels[index] = below * (1 - share) + blending.mix(source, over: below) * share
        }
        cover[index] += share * (1 - cover[index])
        if share >= 0.3 { isLine[index] = coverage.isLine }
      }
    }
  }

  /// Lays another picture of the same size over this one.
  mutating func paint(
    _ layer: PixelBuffer, within clip: Coverage?, opacity: Float, _ blending: Blending
  ) {
    // Rules that take away what is there count where the layer is clear, too.
    let reach = blending.reachesBeyond ? bounds : layer.painted
    let area = reach.intersection(clip?.area ?? bounds)
    guard !area.isEmpty else { return }
    painted = painted.union(area)
    for row in area.rows {
      for column in area.columns {
        let index = row * width + column
        let share = clip?[column, row] ?? 1
        guard share > 0 else { continue }
        let source = layer.pixels[index] * opacity
        if source.w <= 0, !blending.reachesBeyond { continue }
        let below = pixels[index]
        if blending == .normal {
          pixels[index] = source * share + below * (1 - source.w * share)
        } else {
          pixels[index] = below * (1 - share) + blending.mix(source, over: below) * share
        }
        let covered = layer.cover[index] * share
        cover[index] += covered * (1 - cover[index])
        if blending.reachesBeyond { cover[index] = min(cover[index], pixels[index].w > 0 ? 1 : 0) }
        if covered >= 0.3 { isLine[index] = layer.isLine[index] }
      }
    }
  }
}
