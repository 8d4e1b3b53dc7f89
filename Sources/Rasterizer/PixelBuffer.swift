import LayoutCore

/// A picture that is being drawn.
///
/// In addition to its colour, each pixel knows how much of it is covered by figures, whatever their
/// opacity: at low resolution, as in a terminal, that distinguishes a pale area from the edge of a
/// strong one.
package struct PixelBuffer: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// Premultiplied red, green and blue, and the opacity; rows from the top.
  package internal(set) var pixels: [SIMD4<Float>]
  /// The coverage, from 0 to 1.
  package internal(set) var cover: [Float]
  /// Whether the topmost figure is a line too thin to be an area.
  package internal(set) var isLine: [Bool]
  /// The area that may not be clear.
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

  /// Writes the painted part, row by row, in Cairo's format: each number contains the opacity and
  /// premultiplied red, green and blue, from the highest byte to the lowest.
  ///
  /// - Parameter target: cleared memory of the size of the painted part.
  package func write(to target: UnsafeMutablePointer<UInt32>) {
    pixels.withUnsafeBufferPointer { pixels in
      var place = 0
      for row in painted.rows {
        let start = row * width
        for index in (start + painted.columns.lowerBound)..<(start + painted.columns.upperBound) {
          let pixel = pixels[index]
          // Most of a drawing is clear.
          if pixel != .zero { target[place] = Self.number(pixel) }
          place += 1
        }
      }
    }
  }

  private static func number(_ pixel: SIMD4<Float>) -> UInt32 {
    var scaled = pixel * 255
    scaled.replace(with: 0, where: scaled .< 0)
    scaled.replace(with: 255, where: scaled .> 255)
    // Adding this number leaves no room for the fraction: the sum is rounded to the nearest
    // integer, which is in the lowest bits.
    let bits = unsafeBitCast(scaled + 8_388_608, to: SIMD4<UInt32>.self) & 0xff
    return bits.w << 24 | bits.x << 16 | bits.y << 8 | bits.z
  }

  /// Clears the whole picture.
  ///
  /// - Complexity: linear in the area that was painted.
  package mutating func clear() {
    let (rows, columns, width) = (painted.rows, painted.columns, width)
    func clear<Value>(_ values: inout [Value], _ value: Value) {
      values.withUnsafeMutableBufferPointer { values in
        for row in rows {
          let start = row * width
          values[start + columns.lowerBound..<start + columns.upperBound].update(repeating: value)
        }
      }
    }
    clear(&pixels, .zero)
    clear(&cover, 0)
    clear(&isLine, false)
    painted = .empty
  }

  /// Fills the whole picture with one opaque colour.
  mutating func fill(_ color: SIMD4<Float>) {
    for index in pixels.indices {
      pixels[index] = color
      cover[index] = 1
      isLine[index] = false
    }
    painted = bounds
  }

  /// Composites colours over the pixels that a figure covers.
  ///
  /// - Parameter color: the premultiplied colour of a pixel.
  mutating func paint(
    _ coverage: Coverage, within clip: Coverage?, opacity: Float, _ blending: ColorMixing,
    color: (_ column: Int, _ row: Int) -> SIMD4<Float>
  ) {
    let area = coverage.area.intersection(clip?.area ?? bounds).intersection(bounds)
    guard !area.isEmpty, opacity > 0 else { return }
    painted = painted.union(area)
    for row in area.rows {
      coverage.withValues(row, area.columns) { values in
        for (column, value) in zip(area.columns, values) where value > 0 {
          let share = clip.map { value * $0[column, row] } ?? value
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
  }

  /// Composites another picture of the same size over this one.
  mutating func paint(
    _ layer: PixelBuffer, within clip: Coverage?, opacity: Float, _ blending: ColorMixing
  ) {
    // Blend modes that remove the background also apply where the layer is clear.
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
