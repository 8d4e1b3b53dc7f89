/// The sequences that take the screen over, and the ones that give it back.
///
/// Both are made before anything is taken over, so that a signal handler only has to write bytes.
struct ScreenModes: Hashable, Sendable {
  private(set) var enter: [UInt8]
  /// What is turned on for a screen that somebody else had meanwhile and that was never given back:
  /// all of it but the title's memory, of which one thing is taken at the end.
  private(set) var enterAgain: [UInt8]
  private(set) var leave: [UInt8]

  /// The mode in which the cursor moves on by what is seen as one character, a family or a flag,
  /// and not by each part of it.
  private static let clusters = "\u{1B}[?2027"
  /// Turns it on, for a terminal that said that it has it and that it is off.
  static let clustersOn = Array("\(clusters)h".utf8)

  /// What was turned on later is turned off again at the end, and on again with the rest.
  mutating func turnedOnClusters() {
    enter += Self.clustersOn
    enterAgain += Self.clustersOn
    leave = Array("\(Self.clusters)l".utf8) + leave
  }

  init(capabilities: TerminalCapabilities) {
    // Alternate screen, no wrapping at the right edge, no cursor, the mouse's buttons and drags in
    // the format without limits, pastes in brackets.
    var on = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h"
    var title = ""
    var off =
      "\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    if capabilities.ignoresUnknownModes {
      // The window's title is remembered. Focus reports; keys told apart from sequences, and with
      // other letters than Latin ones also by their place (kitty's protocol, 1 and 4). That mode is
      // a stack, and the screen may be entered again after a stop: what is left there goes first.
      title = "\u{1B}[22;2t"
      on += "\u{1B}[?1004h\u{1B}[<u\u{1B}[>5u"
      // A frame may have been cut off in the middle: what it drew is shown again first.
      off = "\u{1B}[?2026l\u{1B}[<u\u{1B}[?1004l" + off + "\u{1B}[23;2t"
    }
    enter = Array((on + title).utf8)
    enterAgain = Array(on.utf8)
    leave = Array(off.utf8)
  }
}
