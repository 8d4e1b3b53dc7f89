/// A checksum that identifies texts; it has two halves of 64 bits, so that no two texts collide.
package enum ContentHash {
  package static func hexadecimal(of bytes: [UInt8]) -> String {
    var a: UInt64 = 0xcbf2_9ce4_8422_2325
    var b: UInt64 = 0x9e37_79b9_7f4a_7c15
    bytes.withUnsafeBytes { buffer in
      var index = 0
      while index + 8 <= buffer.count {
        let word = buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        a = (a ^ word) &* 0x100_0000_01b3
        a ^= a >> 29
        b = (b &+ word) &* 0xff51_afd7_ed55_8ccd
        b ^= b >> 32
        index += 8
      }
      while index < buffer.count {
        a = (a ^ UInt64(buffer[index])) &* 0x100_0000_01b3
        b = (b &+ UInt64(buffer[index])) &* 0xff51_afd7_ed55_8ccd
        b ^= b >> 31
        index += 1
      }
    }
    a ^= UInt64(bytes.count)
    return padded(a) + padded(b)
  }

  private static func padded(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
