/// The sequences that take over the screen, and those that restore it.
///
/// Both are built in advance, so that a signal handler only has to write bytes.
struct ScreenModes: Hashable, Sendable {
  private(set) var enter: [UInt8]
  /// What is turned on again for a screen that was in use by another program and never restored:
  /// everything except saving the title, which is popped once at the end.
  private(set) var enterAgain: [UInt8]
  private(set) var leave: [UInt8]

  /// The mode in which the cursor advances by grapheme clusters, such as a family or a flag,
  /// instead of by each of their parts.
  private static let clusters = "\u{1B}[?2027"
  /// Turns the mode on, for a terminal that reported that it supports it and that it is off.
  static let clustersOn = Array("\(clusters)h".utf8)

  /// Includes the mode in what is turned off at the end, and on again with the rest.
  mutating func turnedOnClusters() {
    enter += Self.clustersOn
    enterAgain += Self.clustersOn
    leave = Array("\(Self.clusters)l".utf8) + leave
  }

  init(capabilities: TerminalCapabilities) {
    // Alternate screen, no wrapping at the right edge, no cursor, mouse buttons and drags in the
    // format without limits, bracketed paste.
    var on = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h"
    var title = ""
    var off =
      "\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    if capabilities.ignoresUnknownModes {
      // Saves the window's title. Focus reports; keys that are unambiguous and, in layouts other
      // than Latin, also reported by their position (kitty's protocol, 1 and 4). That mode is a
      // stack, and the screen may be entered again after a stop: what was left there is popped
      // first.
      title = "\u{1B}[22;2t"
      on += "\u{1B}[?1004h\u{1B}[<u\u{1B}[>5u"
      // A frame may have been cut off in the middle: what it drew is shown first, and its link ends.
      off = "\u{1B}[?2026l\u{1B}]8;;\u{1B}\\\u{1B}[<u\u{1B}[?1004l" + off + "\u{1B}[23;2t"
    }
    enter = Array((on + title).utf8)
    enterAgain = Array(on.utf8)
    leave = Array(off.utf8)
  }
}
