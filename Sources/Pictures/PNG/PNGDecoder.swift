/// Decodes a PNG: every colour type and depth, interlaced or not.
struct PNGDecoder {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private let bytes: [UInt8]
  private var header = PNGHeader()
  private var palette: [UInt8] = []
  private var transparency: [UInt8] = []
  private var compressed: [UInt8] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func decode() throws -> Pixmap {
    try readChunks()
    let passes = header.passes
    let length = passes.reduce(0) { $0 + $1.byteCount(header) }
    let data = try Inflate.zlib(compressed, limit: length)
    guard data.count >= length else { throw PictureError.truncated }
    var pixels = [UInt8](repeating: 0, count: header.width * header.height * 4)
    var offset = 0
    for pass in passes where pass.width > 0 && pass.height > 0 {
      try decode(pass, data, &offset, into: &pixels)
    }
    return Pixmap(width: header.width, height: header.height, bytes: pixels)
  }

  /// Reads the chunks. Checksums are ignored: a picture with a wrong one is better shown than not.
  private mutating func readChunks() throws {
    var position = Self.signature.count
    while position + 12 <= bytes.count {
      let length = number(position)
      guard length >= 0, position + 12 + length <= bytes.count else { break }
      let body = bytes[(position + 8)..<(position + 8 + length)]
      switch Array(bytes[(position + 4)..<(position + 8)]) {
      case Array("IHDR".utf8): header = try PNGHeader(Array(body))
      case Array("PLTE".utf8): palette = Array(body)
      case Array("tRNS".utf8): transparency = Array(body)
      case Array("IDAT".utf8): compressed += body
      case Array("IEND".utf8): position = bytes.count
      default: break
      }
      position += 12 + length
    }
    guard header.width > 0, !compressed.isEmpty else { throw PictureError.malformed }
    if header.color == .indexed, palette.count < 3 { throw PictureError.malformed }
  }

  private func number(_ position: Int) -> Int {
    Int(bytes[position]) << 24 | Int(bytes[position + 1]) << 16 | Int(bytes[position + 2]) << 8
      | Int(bytes[position + 3])
  }

  private func decode(
    _ pass: PNGPass, _ data: [UInt8], _ offset: inout Int, into pixels: inout [UInt8]
  ) throws {
    let rowLength = header.rowLength(pass.width)
    var previous = [UInt8](repeating: 0, count: rowLength)
    for row in 0..<pass.height {
      let filter = data[offset]
      var line = Array(data[(offset + 1)..<(offset + 1 + rowLength)])
      try PNGFilter.undo(filter, &line, previous, step: header.filterStep)
      write(line, pass, row, &pixels)
      previous = line
      offset += 1 + rowLength
    }
  }

  private func write(_ line: [UInt8], _ pass: PNGPass, _ row: Int, _ pixels: inout [UInt8]) {
    let y = pass.startY + row * pass.stepY
    let reader = PNGRow(line, header, palette, transparency)
    for column in 0..<pass.width {
      let x = pass.startX + column * pass.stepX
      let index = (y * header.width + x) * 4
      let pixel = reader.pixel(column)
      pixels[index] = pixel.red
      pixels[index + 1] = pixel.green
      pixels[index + 2] = pixel.blue
      pixels[index + 3] = pixel.opacity
    }
  }
}

/// Reverses the filters that make PNG rows compress well.
enum PNGFilter {
  /// - Parameter step: the number of bytes between pixels.
  static func undo(
    _ filter: UInt8, _ line: inout [UInt8], _ previous: [UInt8], step: Int
  ) throws {
    guard filter <= 4 else { throw PictureError.malformed }
    guard filter > 0 else { return }
    previous.withUnsafeBufferPointer { above in
      line.withUnsafeMutableBufferPointer { line in
        for index in line.indices {
          let left = index >= step ? line[index - step] : 0
          let up = above[index]
          switch filter {
          case 1: line[index] &+= left
          case 2: line[index] &+= up
          case 3: line[index] &+= UInt8((Int(left) + Int(up)) / 2)
          default:
            line[index] &+= paeth(left, up, index >= step ? above[index - step] : 0)
          }
        }
      }
    }
  }

  /// The one of the three neighbours that is nearest to left + up − corner.
  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int(left), Int(up), Int(corner))
    let (pa, pb, pc) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
    if pa <= pb, pa <= pc { return left }
    return pb <= pc ? up : corner
  }
}
