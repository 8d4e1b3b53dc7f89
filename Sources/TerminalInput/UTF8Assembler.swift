/// Assembles the bytes of a character as they arrive; invalid UTF-8 is dropped.
struct UTF8Assembler: Hashable, Sendable {
  private var value: UInt32 = 0
  private var missing = 0
  /// Smaller values were encoded in more bytes than necessary, which is invalid.
  private var smallest: UInt32 = 0

  mutating func reset() {
    missing = 0
  }

  /// Takes a byte of 0x80 or above, and returns the character that it completes, if any.
  mutating func take(_ byte: UInt8) -> Character? {
    if byte & 0b1100_0000 == 0b1000_0000 {
      guard missing > 0 else { return nil }
      value = value << 6 | UInt32(byte & 0b0011_1111)
      missing -= 1
      guard missing == 0, value >= smallest, let scalar = Unicode.Scalar(value) else { return nil }
      // The C1 control characters, which no keyboard sends.
      return scalar.value < 0xA0 ? nil : Character(scalar)
    }
    switch byte {
    case 0xC2...0xDF: begin(UInt32(byte & 0b0001_1111), missing: 1, smallest: 0x80)
    case 0xE0...0xEF: begin(UInt32(byte & 0b0000_1111), missing: 2, smallest: 0x800)
    case 0xF0...0xF4: begin(UInt32(byte & 0b0000_0111), missing: 3, smallest: 0x10000)
    default: missing = 0
    }
    return nil
  }

  private mutating func begin(_ bits: UInt32, missing: Int, smallest: UInt32) {
    value = bits
    self.missing = missing
    self.smallest = smallest
  }
}
