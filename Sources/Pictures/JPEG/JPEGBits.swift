/// Reads the bits of a JPEG's scan, without the zeros that escape a 255 byte.
struct JPEGBits {
  private let bytes: [UInt8]
  /// The position of the next unread byte.
  private(set) var position: Int
  private var bits: UInt32 = 0
  private var count = 0
  /// The number of zero bits supplied beyond the end.
  private var missing = 0

  init(_ bytes: [UInt8], _ position: Int) {
    self.bytes = bytes
    self.position = position
  }

  private mutating func fill() throws {
    while count <= 24 {
      var byte: UInt8 = 0
      if position < bytes.count, !isAtMarker {
        byte = bytes[position]
        position += byte == 0xFF ? 2 : 1
      } else {
        missing += 8
        // A truncated picture ends here; a code may be looked up slightly beyond the end.
        if missing > 64 { throw PictureError.truncated }
      }
      bits |= UInt32(byte) << UInt32(24 - count)
      count += 8
    }
  }

  private var isAtMarker: Bool {
    bytes[position] == 0xFF && (position + 1 >= bytes.count || bytes[position + 1] != 0)
  }

  mutating func bit() throws -> Int { try take(1) }

  mutating func take(_ length: Int) throws -> Int {
    guard length > 0 else { return 0 }
    if count < length { try fill() }
    let value = Int(bits >> UInt32(32 - length))
    bits <<= UInt32(length)
    count -= length
    return value
  }

  /// The next sixteen bits, without consuming them.
  mutating func peek() throws -> Int {
    if count < 16 { try fill() }
    return Int(bits >> 16)
  }

  mutating func skip(_ length: Int) {
    bits <<= UInt32(length)
    count -= length
  }

  /// A number with a length in bits; those that start with a zero are negative.
  mutating func number(_ length: Int) throws -> Int {
    guard length > 0 else { return 0 }
    let value = try take(length)
    return value < 1 << (length - 1) ? value - (1 << length) + 1 : value
  }

  /// Continues after the next restart marker.
  mutating func restart() throws {
    bits = 0
    count = 0
    missing = 0
    while position + 1 < bytes.count {
      if bytes[position] == 0xFF, (0xD0...0xD7).contains(bytes[position + 1]) {
        position += 2
        return
      }
      if bytes[position] == 0xFF, bytes[position + 1] != 0, bytes[position + 1] != 0xFF {
        throw PictureError.truncated
      }
      position += 1
    }
    throw PictureError.truncated
  }
}

/// The codes of one Huffman table, looked up by the next sixteen bits.
struct JPEGHuffmanTable {
  /// The length in the high byte, the symbol in the low one; 0 for bits that are not a code.
  private let entries: [UInt16]

  init(_ counts: [Int], _ symbols: [UInt8]) throws {
    var entries = [UInt16](repeating: 0, count: 1 << 16)
    var code = 0
    var index = 0
    for length in 1...16 {
      for _ in 0..<counts[length - 1] {
        let first = code << (16 - length)
        let last = first + (1 << (16 - length))
        guard last <= 1 << 16 else { throw PictureError.malformed }
        let entry = UInt16(length) << 8 | UInt16(symbols[index])
        for place in first..<last { entries[place] = entry }
        code += 1
        index += 1
      }
      code <<= 1
    }
    self.entries = entries
  }

  func symbol(_ bits: inout JPEGBits) throws -> Int {
    let entry = entries[try bits.peek()]
    guard entry != 0 else { throw PictureError.malformed }
    bits.skip(Int(entry >> 8))
    return Int(entry & 0xFF)
  }
}
