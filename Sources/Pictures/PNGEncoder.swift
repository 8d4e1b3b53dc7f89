/// Writes pictures as PNG files, without compressing them: simple, and right for what is looked at
/// once.
///
/// - Complexity: linear in the number of pixels; the file is a little larger than they are.
package enum PNGEncoder {
  package static func encode(_ pixmap: Pixmap) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // Eight bits a channel, red, green, blue and opacity, no interlacing.
    append("IHDR", bytes(pixmap.width) + bytes(pixmap.height) + [8, 6, 0, 0, 0], to: &file)
    append("IDAT", packed(rows(pixmap)), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  /// Each row after the number of its filter: none.
  private static func rows(_ pixmap: Pixmap) -> [UInt8] {
    var rows: [UInt8] = []
    let length = pixmap.width * 4
    rows.reserveCapacity((length + 1) * pixmap.height)
    for row in 0..<pixmap.height {
      rows.append(0)
      rows += pixmap.bytes[(row * length)..<((row + 1) * length)]
    }
    return rows
  }

  /// A zlib stream of blocks that are stored as they are.
  private static func packed(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, data.count)
      let count = end - start
      stream.append(end == data.count ? 1 : 0)
      for length in [count, ~count] {
        stream.append(UInt8(truncatingIfNeeded: length))
        stream.append(UInt8(truncatingIfNeeded: length >> 8))
      }
      stream += data[start..<end]
      start = end
    } while start < data.count
    return stream + bytes(adler(data))
  }

  private static func append(_ name: String, _ content: [UInt8], to file: inout [UInt8]) {
    let body = Array(name.utf8) + content
    file += bytes(content.count) + body + bytes(checksum(body))
  }

  /// The most significant one first.
  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Adler-32, as zlib wants it.
  private static func adler(_ data: [UInt8]) -> Int {
    var (low, high) = (1, 0)
    for byte in data {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  /// CRC-32, as PNG wants it.
  private static func checksum(_ data: [UInt8]) -> Int {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in data { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    return Int(sum ^ 0xFFFF_FFFF)
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { sum, _ in
      sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1
    }
  }
}
