/// Decodes a JPEG: baseline, extended and progressive with Huffman codes, eight bits per sample;
/// grey, YCbCr, RGB, CMYK. A picture stored sideways is turned upright.
///
/// All coefficients are read first, scan by scan, and converted to pixels at the end: so a picture
/// that arrives in steps, or is truncated, is handled like any other.
struct JPEGDecoder {
  private let bytes: [UInt8]
  private var position = 2
  private var frame: JPEGFrame?
  private var quantization = [[Int]](repeating: Array(repeating: 1, count: 64), count: 4)
  private var dcTables = [JPEGHuffmanTable?](repeating: nil, count: 4)
  private var acTables = [JPEGHuffmanTable?](repeating: nil, count: 4)
  private var restartInterval = 0
  /// The colour transform in an Adobe marker; nil without one.
  private var adobeTransform: UInt8?
  private var hasScan = false
  private var orientation = PictureOrientation.up

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func decode() throws -> Pixmap {
    do { try readSegments() } catch { if !hasScan { throw error } }
    guard let frame, hasScan else { throw PictureError.truncated }
    return JPEGColors(frame, quantization, adobeTransform: adobeTransform).pixmap()
      .upright(from: orientation)
  }

  private mutating func readSegments() throws {
    while let marker = nextMarker() {
      switch marker {
      case 0xD9: return
      case 0x01, 0xD0...0xD8: continue
      default: break
      }
      guard position + 2 <= bytes.count else { throw PictureError.truncated }
      let length = Int(bytes[position]) << 8 | Int(bytes[position + 1])
      guard length >= 2, position + length <= bytes.count else { throw PictureError.truncated }
      let body = Array(bytes[(position + 2)..<(position + length)])
      position += length
      try readSegment(marker, body)
    }
  }

  /// Finds the next marker after any fill bytes.
  private mutating func nextMarker() -> UInt8? {
    while position + 1 < bytes.count {
      if bytes[position] == 0xFF, bytes[position + 1] != 0, bytes[position + 1] != 0xFF {
        position += 2
        return bytes[position - 1]
      }
      position += 1
    }
    return nil
  }

  private mutating func readSegment(_ marker: UInt8, _ body: [UInt8]) throws {
    switch marker {
    case 0xC0, 0xC1, 0xC2:
      guard frame == nil else { throw PictureError.malformed }
      frame = try JPEGFrame(body, isProgressive: marker == 0xC2)
    case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: throw PictureError.unsupported
    case 0xC4: try readHuffmanTables(body)
    case 0xDB: try readQuantization(body)
    case 0xDD:
      guard body.count >= 2 else { throw PictureError.malformed }
      restartInterval = Int(body[0]) << 8 | Int(body[1])
    case 0xE1: if let told = PictureOrientation(exif: body) { orientation = told }
    case 0xEE: if body.count >= 12, body.starts(with: "Adobe".utf8) { adobeTransform = body[11] }
    case 0xDA: try readScan(body)
    default: break
    }
  }

  private mutating func readQuantization(_ body: [UInt8]) throws {
    var index = 0
    while index < body.count {
      let isWide = body[index] >> 4 != 0
      let table = Int(body[index] & 15)
      index += 1
      guard table < 4, index + (isWide ? 128 : 64) <= body.count else {
        throw PictureError.malformed
      }
      for entry in 0..<64 {
        quantization[table][JPEGOrder.zigzag[entry]] =
          isWide ? Int(body[index]) << 8 | Int(body[index + 1]) : Int(body[index])
        index += isWide ? 2 : 1
      }
    }
  }

  private mutating func readHuffmanTables(_ body: [UInt8]) throws {
    var index = 0
    while index + 17 <= body.count {
      let (isAC, table) = (body[index] >> 4 != 0, Int(body[index] & 15))
      let counts = body[(index + 1)..<(index + 17)].map { Int($0) }
      let total = counts.reduce(0, +)
      guard table < 4, total <= 256, index + 17 + total <= body.count else {
        throw PictureError.malformed
      }
      let symbols = Array(body[(index + 17)..<(index + 17 + total)])
      let huffman = try JPEGHuffmanTable(counts, symbols)
      if isAC { acTables[table] = huffman } else { dcTables[table] = huffman }
      index += 17 + total
    }
  }

  private mutating func readScan(_ body: [UInt8]) throws {
    guard var frame else { throw PictureError.malformed }
    self.frame = nil
    let header = try JPEGScanHeader(body, frame)
    hasScan = true
    var scan = JPEGScan(
      header, JPEGBits(bytes, position), dcTables, acTables, restartInterval: restartInterval)
    defer {
      self.frame = frame
      position = scan.position
    }
    try scan.read(into: &frame)
  }
}

/// The order of the coefficients in a block: from low frequencies to high ones.
enum JPEGOrder {
  static let zigzag = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20,
    13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59,
    52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
  ]
}
