/// Encodes part of a picture as sixels: rows of six pixels, one colour after another.
///
/// ```text
///   ESC P 0;1 q        what is not painted stays
///   "1;1;20;12         square pixels, 20 by 12 of them
///   #0;2;100;0;0       colour 0 is red
///   #0!20~             twenty columns in which all six pixels have it
///   -                  the next six rows
///   ESC \\
/// ```
package struct SixelEncoder {
  private let width: Int
  private let height: Int
  /// The colour index of each pixel, by row.
  private var indices: [UInt8] = []
  private var palette: [Pixmap.Pixel] = []

  /// - Parameter background: the colour behind clear pixels.
  package init(
    _ pixmap: Pixmap, left: Int, top: Int, width: Int, height: Int, background: Pixmap.Pixel
  ) {
    self.width = max(0, min(width, pixmap.width - left))
    self.height = max(0, min(height, pixmap.height - top))
    var colors: [UInt32] = []
    colors.reserveCapacity(self.width * self.height)
    for y in top..<top + self.height {
      for x in left..<left + self.width {
        colors.append(Self.opaque(pixmap[x, y], background))
      }
    }
    let reduction = PaletteReduction(colors)
    palette = reduction.palette
    indices = colors.map { reduction.index(of: $0) }
  }

  private static func opaque(_ pixel: Pixmap.Pixel, _ background: Pixmap.Pixel) -> UInt32 {
    func channel(_ above: UInt8, _ below: UInt8) -> UInt32 {
      let opacity = UInt32(pixel.opacity)
      return (UInt32(above) * opacity + UInt32(below) * (255 - opacity)) / 255
    }
    return channel(pixel.red, background.red) << 16 | channel(pixel.green, background.green) << 8
      | channel(pixel.blue, background.blue)
  }

  /// The complete control string, from beginning to end.
  package func encode() -> [UInt8] {
    guard width > 0, height > 0 else { return [] }
    var bytes = Array("\u{1B}P0;1q\"1;1;\(width);\(height)".utf8)
    for (index, color) in palette.enumerated() {
      let parts = [color.red, color.green, color.blue].map { (Int($0) * 100 + 127) / 255 }
      bytes += Array("#\(index);2;\(parts[0]);\(parts[1]);\(parts[2])".utf8)
    }
    for top in stride(from: 0, to: height, by: 6) {
      if top > 0 { bytes.append(UInt8(ascii: "-")) }
      appendBand(from: top, to: &bytes)
    }
    return bytes + Array("\u{1B}\\".utf8)
  }

  private func appendBand(from top: Int, to bytes: inout [UInt8]) {
    let rows = top..<min(top + 6, height)
    var patterns: [UInt8: [UInt8]] = [:]
    for row in rows {
      for column in 0..<width {
        let color = indices[row * width + column]
        patterns[color, default: Array(repeating: 0, count: width)][column] |= 1 << (row - top)
      }
    }
    for (place, color) in patterns.keys.sorted().enumerated() {
      // Back to the left, for the next colour of the same rows.
      if place > 0 { bytes.append(UInt8(ascii: "$")) }
      bytes += Array("#\(color)".utf8)
      appendRuns(of: patterns[color] ?? [], to: &bytes)
    }
  }

  /// Appends the pattern with run-length encoding, without trailing blanks.
  private func appendRuns(of pattern: [UInt8], to bytes: inout [UInt8]) {
    let end = (pattern.lastIndex { $0 != 0 } ?? -1) + 1
    var column = 0
    while column < end {
      var next = column + 1
      while next < end, pattern[next] == pattern[column] { next += 1 }
      let letter = 0x3F + pattern[column]
      if next - column > 3 {
        bytes += Array("!\(next - column)".utf8) + [letter]
      } else {
        bytes += Array(repeating: letter, count: next - column)
      }
      column = next
    }
  }
}
