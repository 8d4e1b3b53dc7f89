/// The checksums with which the reader of a PNG file detects damage.
enum Checksum {
  /// The bytes of a number, most significant first.
  static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Adler-32, for zlib.
  static func adler(_ data: [UInt8]) -> Int {
    var (low, high) = (1, 0)
    for byte in data {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  /// CRC-32, for PNG.
  static func crc(_ data: [UInt8]) -> Int {
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
