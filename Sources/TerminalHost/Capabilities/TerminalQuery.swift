/// Questions to the terminal; the answers come back within its input as ``TerminalReply``.
enum TerminalQuery {
  /// The colours of text and background (OSC 10 and 11), whether it takes pictures as kitty does
  /// (by one of a single pixel, which is not shown), how large a cell is, whether its cursor goes by
  /// whole characters, and what kind of terminal it is. Only the last one is answered by every
  /// terminal, and in order, so its answer ends the waiting.
  static let all = Array(
    """
    \u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\\
    \u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}[?2027$p\u{1B}[c
    """.utf8)

  /// How long the first frame waits for the answers. Later ones still count, as a change of the
  /// surroundings.
  static let patience = Duration.milliseconds(150)
}
