/// Maps bytes, letters and numbers of sequences to keys.
enum KeyTable {
  static func press(ofControlOrASCII byte: UInt8) -> TerminalKey {
    switch byte {
    case 0x00: TerminalKey(.character(" "), .control)
    case 0x08: TerminalKey(.backspace)
    case 0x09: TerminalKey(.tab)
    // Terminals send Return as 0x0D; the line feed comes from scripts and pastes without brackets.
    case 0x0A, 0x0D: TerminalKey(.enter)
    case 0x1B: TerminalKey(.escape)
    case 0x01...0x1A: TerminalKey(.character(letter(byte + 0x60)), .control)
    case 0x1C...0x1F: TerminalKey(.character(letter(byte + 0x40)), .control)
    case 0x7F: TerminalKey(.backspace)
    default: TerminalKey(.character(letter(byte)))
    }
  }

  private static func letter(_ byte: UInt8) -> Character {
    Character(Unicode.Scalar(byte))
  }

  /// Maps the letter after `ESC O`, where keypads and old terminals send more than arrows.
  static func key(ofSingleShift byte: UInt8) -> TerminalKey.Key? {
    switch byte {
    case 0x4D: .enter
    case 0x6A...0x79: .character(letter(byte - 0x40))
    default: key(ofLetter: byte)
    }
  }

  /// Maps the letter that ends `ESC [ ... A` and `ESC O A`.
  static func key(ofLetter byte: UInt8) -> TerminalKey.Key? {
    switch byte {
    case 0x41: .up
    case 0x42: .down
    case 0x43: .right
    case 0x44: .left
    case 0x46: .end
    case 0x48: .home
    case 0x50...0x53: .function(Int(byte) - 0x4F)
    default: nil
    }
  }

  /// Maps the number of `ESC [ 5 ~`.
  static func key(ofNumber number: Int) -> TerminalKey.Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// Maps a Unicode scalar's number, or one of the kitty protocol's codes for keys without a
  /// character.
  static func key(ofCode code: Int) -> TerminalKey.Key? {
    switch code {
    case 8, 127: .backspace
    case 9: .tab
    case 10, 13, 57414: .enter
    case 27: .escape
    case 57364...57398: .function(code - 57363)
    case 57399...57408: .character(letter(UInt8(0x30 + code - 57399)))
    case 57409: .character(".")
    case 57410: .character("/")
    case 57411: .character("*")
    case 57412: .character("-")
    case 57413: .character("+")
    case 57415: .character("=")
    case 57417: .left
    case 57418: .right
    case 57419: .up
    case 57420: .down
    case 57421: .pageUp
    case 57422: .pageDown
    case 57423: .home
    case 57424: .end
    case 57425: .insert
    case 57426: .delete
    // Locks, media keys and modifiers alone do nothing here.
    case 57344...63743: nil
    case 0x20..., 0:
      Unicode.Scalar(UInt32(clamping: code)).flatMap { scalar in
        scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
          ? nil : .character(Character(scalar))
      }
    default: nil
    }
  }
}
