/// The number of colours that a terminal can show.
package enum ColorDepth: Int, Comparable, Sendable {
  /// No colours: the terminal has none, or the user disabled them (`NO_COLOR`).
  case none
  /// The sixteen ANSI colours, whose exact shades the terminal determines.
  case sixteen
  /// xterm's 256: the sixteen, a 6 x 6 x 6 cube and 24 greys.
  case palette
  /// 24 bits.
  case trueColor

  package static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
