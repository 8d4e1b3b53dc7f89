/// A JPEG's size and components, with all coefficients that have been read.
struct JPEGFrame {
  let width: Int
  let height: Int
  let isProgressive: Bool
  var components: [JPEGComponent]
  let horizontalMaximum: Int
  let verticalMaximum: Int

  /// The units that make up a scan of several components.
  var unitsPerRow: Int { (width + 8 * horizontalMaximum - 1) / (8 * horizontalMaximum) }
  var unitRows: Int { (height + 8 * verticalMaximum - 1) / (8 * verticalMaximum) }

  init(_ body: [UInt8], isProgressive: Bool) throws {
    guard body.count >= 6, body[0] == 8 else { throw PictureError.unsupported }
    height = Int(body[1]) << 8 | Int(body[2])
    width = Int(body[3]) << 8 | Int(body[4])
    let count = Int(body[5])
    self.isProgressive = isProgressive
    guard width > 0, height > 0, width * height <= PictureDecoder.largestPixelCount,
      [1, 3, 4].contains(count), body.count >= 6 + count * 3
    else { throw PictureError.malformed }
    let entries = (0..<count).map { Array(body[(6 + $0 * 3)..<(9 + $0 * 3)]) }
    let factors = entries.map { (horizontal: Int($0[1] >> 4), vertical: Int($0[1] & 15)) }
    guard factors.allSatisfy({ (1...4).contains($0.horizontal) && (1...4).contains($0.vertical) }),
      entries.allSatisfy({ $0[2] < 4 })
    else { throw PictureError.malformed }
    let horizontal = factors.map(\.horizontal).max() ?? 1
    let vertical = factors.map(\.vertical).max() ?? 1
    horizontalMaximum = horizontal
    verticalMaximum = vertical
    let (width, height) = (width, height)
    components = zip(entries, factors).map { entry, factor in
      JPEGComponent(
        id: entry[0], horizontal: factor.horizontal, vertical: factor.vertical,
        quantization: Int(entry[2]),
        columns: (width * factor.horizontal + 8 * horizontal - 1) / (8 * horizontal),
        rows: (height * factor.vertical + 8 * vertical - 1) / (8 * vertical),
        unitsPerRow: (width + 8 * horizontal - 1) / (8 * horizontal),
        unitRows: (height + 8 * vertical - 1) / (8 * vertical))
    }
  }
}

/// One channel of a JPEG, such as brightness: blocks of 64 coefficients.
struct JPEGComponent {
  let id: UInt8
  /// Blocks per unit, horizontally and vertically.
  let horizontal: Int
  let vertical: Int
  let quantization: Int
  /// Blocks that the picture needs.
  let columns: Int
  let rows: Int
  /// Blocks per row of `coefficients`, including those that fill the last unit.
  let stride: Int
  var coefficients: [Int16]

  init(
    id: UInt8, horizontal: Int, vertical: Int, quantization: Int, columns: Int, rows: Int,
    unitsPerRow: Int, unitRows: Int
  ) {
    self.id = id
    self.horizontal = horizontal
    self.vertical = vertical
    self.quantization = quantization
    self.columns = columns
    self.rows = rows
    stride = unitsPerRow * horizontal
    coefficients = Array(repeating: 0, count: stride * unitRows * vertical * 64)
  }

  /// The offset of a block's coefficients.
  func offset(column: Int, row: Int) -> Int { (row * stride + column) * 64 }
}
