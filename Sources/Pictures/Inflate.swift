/// Decompresses data in the DEFLATE format (RFC 1951), with or without a zlib header (RFC 1950).
struct Inflate {
  private let input: [UInt8]
  private var position = 0
  private var bits: UInt64 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  private init(_ input: [UInt8], position: Int, limit: Int) {
    self.input = input
    self.position = position
    self.limit = limit
    output.reserveCapacity(min(limit, 1 << 26))
  }

  /// - Parameter limit: the maximum number of output bytes.
  static func zlib(_ bytes: [UInt8], limit: Int) throws -> [UInt8] {
    guard bytes.count >= 2, bytes[0] & 0x0F == 8, bytes[1] & 0x20 == 0 else {
      throw PictureError.malformed
    }
    var inflate = Inflate(bytes, position: 2, limit: limit)
    try inflate.run()
    return inflate.output
  }

  private mutating func run() throws {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try expand(.fixedLiterals, .fixedDistances)
      case 2:
        let (literals, distances) = try readTables()
        try expand(literals, distances)
      default: throw PictureError.malformed
      }
      if output.count >= limit { return }
    }
  }

  // MARK: Bits

  private mutating func fill(_ count: Int) {
    while bitCount < count {
      // Zeros follow the end, so that the last code can be looked up.
      let byte = position < input.count ? input[position] : 0
      position += 1
      bits |= UInt64(byte) << UInt64(bitCount)
      bitCount += 8
    }
  }

  private mutating func take(_ count: Int) throws -> Int {
    guard count > 0 else { return 0 }
    fill(count)
    guard position <= input.count + 8 else { throw PictureError.truncated }
    let value = Int(bits & (1 << UInt64(count) - 1))
    bits >>= UInt64(count)
    bitCount -= count
    return value
  }

  private mutating func symbol(_ table: HuffmanTable) throws -> Int {
    fill(15)
    guard position <= input.count + 8 else { throw PictureError.truncated }
    let entry = table.entry(Int(bits & 0x7FFF))
    guard entry != 0 else { throw PictureError.malformed }
    let length = Int(entry & 15)
    bits >>= UInt64(length)
    bitCount -= length
    return Int(entry >> 4)
  }

  // MARK: Blocks

  private mutating func copyStored() throws {
    // The rest of the byte is skipped, and bytes read ahead are returned.
    position -= bitCount / 8
    bits = 0
    bitCount = 0
    guard position + 4 <= input.count else { throw PictureError.truncated }
    let length = Int(input[position]) | Int(input[position + 1]) << 8
    position += 4
    guard position + length <= input.count else { throw PictureError.truncated }
    output += input[position..<(position + length)]
    position += length
  }

  private mutating func readTables() throws -> (HuffmanTable, HuffmanTable) {
    let literalCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let codeCount = try take(4) + 4
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var codeLengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<codeCount { codeLengths[order[index]] = UInt8(try take(3)) }
    let codes = try HuffmanTable(codeLengths)
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try symbol(codes)
      switch symbol {
      case 0...15: lengths.append(UInt8(symbol))
      case 16:
        guard let last = lengths.last else { throw PictureError.malformed }
        lengths += Array(repeating: last, count: try take(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try take(3) + 3)
      default: lengths += Array(repeating: 0, count: try take(7) + 11)
      }
    }
    guard lengths.count == literalCount + distanceCount else { throw PictureError.malformed }
    return (
      try HuffmanTable(Array(lengths[..<literalCount])),
      try HuffmanTable(Array(lengths[literalCount...]))
    )
  }

  private mutating func expand(_ literals: HuffmanTable, _ distances: HuffmanTable) throws {
    while output.count < limit {
      let symbol = try symbol(literals)
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol < 286 else { throw PictureError.malformed }
      let length = Self.lengthBase[symbol - 257] + (try take(Self.lengthExtra[symbol - 257]))
      let code = try self.symbol(distances)
      guard code < 30 else { throw PictureError.malformed }
      let distance = Self.distanceBase[code] + (try take(Self.distanceExtra[code]))
      let start = output.count - distance
      guard start >= 0 else { throw PictureError.malformed }
      // The source may overlap the output.
      for offset in 0..<length { output.append(output[start + offset]) }
    }
  }

  static let lengthBase = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  static let lengthExtra = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  static let distanceBase = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
    2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  static let distanceExtra = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ]
}

/// Huffman codes of different lengths, looked up by their first bits.
struct HuffmanTable {
  /// The length in the low four bits, the symbol above them; 0 for bits that are not a code.
  private let entries: [UInt16]
  private let mask: Int

  func entry(_ bits: Int) -> UInt16 { entries[bits & mask] }

  /// - Parameter lengths: the length of each symbol's code in bits; 0 for symbols that do not
  ///   occur.
  init(_ lengths: [UInt8]) throws {
    let longest = Int(lengths.max() ?? 0)
    guard (0...15).contains(longest) else { throw PictureError.malformed }
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [Int](repeating: 0, count: 17)
    var code = 0
    for length in 1...15 {
      next[length] = code
      code += counts[length]
      guard code <= 1 << length else { throw PictureError.malformed }
      code <<= 1
    }
    let size = 1 << max(longest, 1)
    mask = size - 1
    var entries = [UInt16](repeating: 0, count: size)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let length = Int(length)
      let reversed = Self.reverse(next[length], length)
      next[length] += 1
      let entry = UInt16(symbol << 4 | length)
      for index in stride(from: reversed, to: size, by: 1 << length) { entries[index] = entry }
    }
    self.entries = entries
  }

  /// The bits of a code in reverse order.
  static func reverse(_ code: Int, _ length: Int) -> Int {
    var (code, result) = (code, 0)
    for _ in 0..<length {
      result = result << 1 | code & 1
      code >>= 1
    }
    return result
  }

  private init(valid lengths: [UInt8]) {
    guard let table = try? HuffmanTable(lengths) else {
      preconditionFailure("The tables of the format are valid.")
    }
    self = table
  }

  static let fixedLiterals = HuffmanTable(
    valid: Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
      + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8))
  static let fixedDistances = HuffmanTable(valid: Array(repeating: 5, count: 30))
}
