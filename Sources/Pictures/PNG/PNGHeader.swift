/// The header of a PNG.
struct PNGHeader {
  enum Color: UInt8 {
    case gray = 0
    case rgb = 2
    case indexed = 3
    case grayWithOpacity = 4
    case rgbWithOpacity = 6

    var channels: Int {
      switch self {
      case .gray, .indexed: 1
      case .grayWithOpacity: 2
      case .rgb: 3
      case .rgbWithOpacity: 4
      }
    }

    var depths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .indexed: [1, 2, 4, 8]
      default: [8, 16]
      }
    }
  }

  var width = 0
  var height = 0
  /// Bits per channel.
  var depth = 8
  var color = Color.rgb
  var isInterlaced = false

  init() {}

  init(_ bytes: [UInt8]) throws {
    guard bytes.count >= 13, let color = Color(rawValue: bytes[9]) else {
      throw PictureError.malformed
    }
    func number(_ index: Int) -> Int {
      bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    width = number(0)
    height = number(4)
    depth = Int(bytes[8])
    self.color = color
    isInterlaced = bytes[12] == 1
    guard width > 0, height > 0, width < 1 << 24, height < 1 << 24,
      width * height <= PictureDecoder.largestPixelCount, color.depths.contains(depth),
      bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1
    else { throw PictureError.malformed }
  }

  func rowLength(_ width: Int) -> Int { (width * color.channels * depth + 7) / 8 }

  var filterStep: Int { max(1, color.channels * depth / 8) }

  /// The pictures that the data contains in sequence: one, or seven of increasing resolution.
  var passes: [PNGPass] {
    guard isInterlaced else {
      return [PNGPass(startX: 0, startY: 0, stepX: 1, stepY: 1, width: width, height: height)]
    }
    let grid = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return grid.map { x, y, stepX, stepY in
      PNGPass(
        startX: x, startY: y, stepX: stepX, stepY: stepY,
        width: max(0, (width - x + stepX - 1) / stepX),
        height: max(0, (height - y + stepY - 1) / stepY))
    }
  }
}

/// The pixels at regular intervals of columns and rows, as one picture.
struct PNGPass {
  let startX: Int
  let startY: Int
  let stepX: Int
  let stepY: Int
  let width: Int
  let height: Int

  func byteCount(_ header: PNGHeader) -> Int {
    width == 0 ? 0 : height * (1 + header.rowLength(width))
  }
}
