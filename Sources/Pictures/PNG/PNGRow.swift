/// Reads the pixels of a row in any format.
struct PNGRow {
  private let line: [UInt8]
  private let header: PNGHeader
  private let palette: [UInt8]
  private let transparency: [UInt8]

  init(_ line: [UInt8], _ header: PNGHeader, _ palette: [UInt8], _ transparency: [UInt8]) {
    self.line = line
    self.header = header
    self.palette = palette
    self.transparency = transparency
  }

  func pixel(_ column: Int) -> Pixmap.Pixel {
    switch header.color {
    case .gray:
      let value = sample(column)
      let gray = byte(value)
      return Pixmap.Pixel(
        red: gray, green: gray, blue: gray, opacity: isClear(value) ? 0 : 255)
    case .grayWithOpacity:
      let gray = byte(sample(column * 2))
      return Pixmap.Pixel(
        red: gray, green: gray, blue: gray, opacity: byte(sample(column * 2 + 1)))
    case .rgb:
      let (r, g, b) = (sample(column * 3), sample(column * 3 + 1), sample(column * 3 + 2))
      return Pixmap.Pixel(
        red: byte(r), green: byte(g), blue: byte(b), opacity: isClear(r, g, b) ? 0 : 255)
    case .rgbWithOpacity:
      let first = column * 4
      return Pixmap.Pixel(
        red: byte(sample(first)), green: byte(sample(first + 1)), blue: byte(sample(first + 2)),
        opacity: byte(sample(first + 3)))
    case .indexed: return paletteColor(sample(column))
    }
  }

  /// The colour at an index; black beyond the palette.
  private func paletteColor(_ index: Int) -> Pixmap.Pixel {
    guard index * 3 + 2 < palette.count else { return Pixmap.Pixel(red: 0, green: 0, blue: 0) }
    return Pixmap.Pixel(
      red: palette[index * 3], green: palette[index * 3 + 1], blue: palette[index * 3 + 2],
      opacity: index < transparency.count ? transparency[index] : 255)
  }

  private func sample(_ index: Int) -> Int {
    switch header.depth {
    case 8: return Int(line[index])
    case 16: return Int(line[index * 2]) << 8 | Int(line[index * 2 + 1])
    default:
      let bit = index * header.depth
      let shift = 8 - header.depth - bit % 8
      return Int(line[bit / 8]) >> shift & (1 << header.depth - 1)
    }
  }

  private func byte(_ sample: Int) -> UInt8 {
    switch header.depth {
    case 8: UInt8(sample)
    case 16: UInt8(sample >> 8)
    default: UInt8(sample * 255 / (1 << header.depth - 1))
    }
  }

  /// Whether the picture declares this colour as clear.
  private func isClear(_ samples: Int...) -> Bool {
    if transparency.isEmpty { return false }
    guard transparency.count >= samples.count * 2 else { return false }
    return samples.enumerated().allSatisfy { index, sample in
      Int(transparency[index * 2]) << 8 | Int(transparency[index * 2 + 1]) == sample
    }
  }
}
