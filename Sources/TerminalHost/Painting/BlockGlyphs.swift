import TerminalInput

/// Characters that fill parts of a cell, indexed by those parts.
enum BlockGlyphs {
  /// By quarters: top left, top right, bottom left, bottom right.
  static let quarters: [Character] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  /// By eighths, two by four, row by row: Unicode's octants, which are numbered in this order and
  /// skip the shapes that existed before. Few fonts have them; see
  /// ``TerminalProgram/drawsOctants``.
  static let eighths: [Character] = {
    var next: UInt32 = 0x1CD00
    return (0..<256).map { mask in
      if let known = olderEighths[mask] { return known }
      defer { next += 1 }
      return Unicode.Scalar(next).map { Character($0) } ?? " "
    }
  }()

  private static let olderEighths: [Int: Character] = {
    var glyphs: [Int: Character] = [
      0b0000_0011: "\u{1FB82}", 0b0011_1111: "\u{1FB85}", 0b1100_0000: "▂", 0b1111_1100: "▆",
      0b0000_0001: "\u{1CEA8}", 0b0000_0010: "\u{1CEAB}", 0b0100_0000: "\u{1CEA3}",
      0b1000_0000: "\u{1CEA0}", 0b0001_0100: "\u{1FBE6}", 0b0010_1000: "\u{1FBE7}",
    ]
    for (mask, glyph) in quarters.enumerated() {
      let parts = [0b0000_0101, 0b0000_1010, 0b0101_0000, 0b1010_0000]
      glyphs[parts.enumerated().reduce(0) { mask >> $1.0 & 1 == 1 ? $0 | $1.1 : $0 }] = glyph
    }
    return glyphs
  }()
}
