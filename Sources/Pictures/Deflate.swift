/// Compresses data in the DEFLATE format (RFC 1951) with a zlib header (RFC 1950): repetitions
/// within 32 KiB are encoded by distance, and everything uses the fixed codes.
///
/// Pictures of user interfaces shrink to a tenth or less. Dynamic codes would save a fifth more but
/// need two passes.
///
/// - Complexity: linear in the number of bytes.
struct Deflate {
  private var output: [UInt8] = [0x78, 0x01]
  private var bits: UInt64 = 0
  private var bitCount = 0

  static func zlib(_ data: [UInt8]) -> [UInt8] {
    var deflate = Deflate()
    deflate.output.reserveCapacity(data.count / 4)
    deflate.pack(data)
    return deflate.output + Checksum.bytes(Checksum.adler(data))
  }

  private mutating func pack(_ data: [UInt8]) {
    // The last block, with fixed codes.
    put(0b011, 3)
    var places = [Int32](repeating: -1, count: 1 << Self.hashBits)
    var index = 0
    data.withUnsafeBufferPointer { data in
      while index < data.count {
        guard index + 4 <= data.count else {
          putLiteral(Int(data[index]))
          index += 1
          continue
        }
        let hash = Self.hash(data, index)
        let place = Int(places[hash])
        places[hash] = Int32(truncatingIfNeeded: index)
        let length =
          place >= 0 && index - place <= 32_768 ? Self.matching(data, place, index) : 0
        if length >= 4 {
          putCopy(length, distance: index - place)
          // The ends of long repetitions are sufficient to find the next one.
          for next in max(index + 1, index + length - 4)..<(index + length)
          where next + 4 <= data.count {
            places[Self.hash(data, next)] = Int32(truncatingIfNeeded: next)
          }
          index += length
        } else {
          putLiteral(Int(data[index]))
          index += 1
        }
      }
    }
    putLiteral(256)
    if bitCount > 0 { put(0, 8 - bitCount & 7) }
  }

  private static let hashBits = 15

  private static func hash(_ data: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    let word =
      UInt32(data[index]) | UInt32(data[index + 1]) << 8 | UInt32(data[index + 2]) << 16
      | UInt32(data[index + 3]) << 24
    return Int((word &* 2_654_435_761) >> UInt32(32 - hashBits))
  }

  /// The number of equal bytes at two positions, up to the longest encodable length.
  private static func matching(
    _ data: UnsafeBufferPointer<UInt8>, _ place: Int, _ index: Int
  ) -> Int {
    let limit = min(258, data.count - index)
    var length = 0
    while length < limit, data[place + length] == data[index + length] { length += 1 }
    return length
  }

  // MARK: Codes

  private mutating func putLiteral(_ symbol: Int) {
    switch symbol {
    case 0...143: putCode(0x30 + symbol, 8)
    case 144...255: putCode(0x190 + symbol - 144, 9)
    case 256...279: putCode(symbol - 256, 7)
    default: putCode(0xC0 + symbol - 280, 8)
    }
  }

  private mutating func putCopy(_ length: Int, distance: Int) {
    let lengthCode = Self.code(of: length, Inflate.lengthBase)
    putLiteral(257 + lengthCode)
    put(length - Inflate.lengthBase[lengthCode], Inflate.lengthExtra[lengthCode])
    let distanceCode = Self.code(of: distance, Inflate.distanceBase)
    putCode(distanceCode, 5)
    put(distance - Inflate.distanceBase[distanceCode], Inflate.distanceExtra[distanceCode])
  }

  /// The last one that begins at or before the number.
  private static func code(of number: Int, _ bases: [Int]) -> Int {
    var (low, high) = (0, bases.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if bases[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }

  /// Codes start with their most significant bit.
  private mutating func putCode(_ code: Int, _ count: Int) {
    put(HuffmanTable.reverse(code, count), count)
  }

  private mutating func put(_ value: Int, _ count: Int) {
    bits |= UInt64(value) << UInt64(bitCount)
    bitCount += count
    while bitCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}
