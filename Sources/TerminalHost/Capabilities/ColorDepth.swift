/// How many colours a terminal can show.
enum ColorDepth: Int, Comparable, Sendable {
  /// None: the terminal cannot, or the user asked for none (`NO_COLOR`).
  case none
  /// The sixteen of old, whose exact shades are the terminal's business.
  case sixteen
  /// xterm's 256: the sixteen, a 6 x 6 x 6 cube and 24 greys.
  case palette
  /// 24 bits.
  case trueColor

  static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }
}
