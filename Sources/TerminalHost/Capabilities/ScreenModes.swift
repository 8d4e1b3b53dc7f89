/// The sequences that take the screen over, and the ones that give it back.
///
/// Both are made before anything is taken over, so that a signal handler only has to write bytes.
struct ScreenModes: Hashable, Sendable {
  let enter: [UInt8]
  private(set) var leave: [UInt8]

  /// The mode in which the cursor moves on by what is seen as one character, a family or a flag,
  /// and not by each part of it.
  private static let clusters = "\u{1B}[?2027"
  /// Turns it on, for a terminal that said that it has it and that it is off.
  static let clustersOn = Array("\(clusters)h".utf8)

  /// What was turned on later is turned off again at the end.
  mutating func turnedOnClusters() { leave = Array("\(Self.clusters)l".utf8) + leave }

  init(capabilities: TerminalCapabilities) {
    // Alternate screen, no wrapping at the right edge, no cursor, the mouse's buttons and drags in
    // the format without limits, pastes in brackets.
    var on = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h"
    var off =
      "\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    if capabilities.ignoresUnknownModes {
      // The window's title is remembered. Focus reports; keys told apart from sequences (kitty's
      // protocol, first level). That mode is a stack, and the screen may be entered again after a
      // stop: what is left there goes first.
      on += "\u{1B}[22;2t\u{1B}[?1004h\u{1B}[<u\u{1B}[>1u"
      // A frame may have been cut off in the middle: what it drew is shown again first.
      off = "\u{1B}[?2026l\u{1B}[<u\u{1B}[?1004l" + off + "\u{1B}[23;2t"
    }
    enter = Array(on.utf8)
    leave = Array(off.utf8)
  }
}
