import CellText

/// Questions to the terminal; the answers come back within its input as ``TerminalReply``.
package enum TerminalQuery {
  /// The colours of text and background (OSC 10 and 11), whether it takes pictures as kitty does
  /// (by one of a single pixel, which is not shown), how large a cell is, whether its cursor goes
  /// by whole characters, how wide it draws some, what it calls itself, and what kind of terminal
  /// it is. Only the last one is answered by every terminal, and in order, so its answer ends the
  /// waiting.
  ///
  /// - Parameter asksForName: not where the question would be shown as text.
  package static func all(in size: CellSize, asksForName: Bool = true) -> [UInt8] {
    let name = asksForName ? "\u{1B}[>0q" : ""
    return Array(
      """
      \u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\\
      \u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}[?2027$p\(widths(in: size))\(name)\u{1B}[c
      """.utf8)
  }

  /// How wide it draws some characters: it draws them, and tells where its cursor is then. Asked
  /// once more where that goes by whole characters only from now on.
  package static func widthsAgain(in size: CellSize) -> [UInt8] {
    Array("\(widths(in: size))\u{1B}[c".utf8)
  }

  /// How long the first frame waits for the answers. Later ones still count, as a change of the
  /// environment.
  package static let patience = Duration.milliseconds(150)

  /// The row, from 1, in which is tried how wide something is.
  package static let row = 2

  /// What is tried, with how wide each is in one glyph.
  private static let probes: [(text: String, joins: JoinedGlyphs, columns: Int)] = [
    ("👩\u{200D}👩", .emoji, 2), ("👍🏽", .tones, 2), ("क\u{94D}ष", .letters, 1),
  ]

  /// Nothing where that row is not there: the answers would be keys.
  private static func widths(in size: CellSize) -> String {
    guard size.rows >= row else { return "" }
    return probes.map { "\u{1B}[\(row);1H\($0.text)\u{1B}[6n" }.joined()
      + "\u{1B}[\(row);1H\u{1B}[2K"
  }

  /// What the terminal draws as one glyph; nil: it did not say.
  package static func joined(_ replies: [TerminalReply]) -> JoinedGlyphs? {
    let columns = replies.compactMap { if case .cursor(let column) = $0 { column } else { nil } }
    guard columns.count >= probes.count else { return nil }
    // A second asking that was cut off has not answered for all: the first one counts then.
    let whole = columns.dropLast(columns.count % probes.count)
    let told = zip(probes, whole.suffix(probes.count))
    return told.reduce(into: []) { result, told in
      if told.1 <= told.0.columns { result.insert(told.0.joins) }
    }
  }
}
