import CellText

/// Queries to the terminal; the replies arrive in its input as ``TerminalReply``.
package enum TerminalQuery {
  /// Returns all queries: the colours of text and background (OSC 10 and 11), support of kitty's
  /// pictures (with one of a single pixel, which is not shown), the size of a cell, whether the
  /// cursor moves by grapheme clusters, the width of some of them, the terminal's name, and its
  /// kind. Only the last one is answered by every terminal, and in order, so its reply ends the
  /// wait.
  ///
  /// - Parameter asksForName: false for terminals that would show the query as text.
  package static func all(in size: CellSize, asksForName: Bool = true) -> [UInt8] {
    let name = asksForName ? "\u{1B}[>0q" : ""
    return Array(
      """
      \u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\\
      \u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}[?2027$p\(widths(in: size))\(name)\u{1B}[c
      """.utf8)
  }

  /// Returns the queries for the width of some characters: the terminal draws them and reports its
  /// cursor. They are repeated once the cursor has been switched to grapheme clusters.
  package static func widthsAgain(in size: CellSize) -> [UInt8] {
    Array("\(widths(in: size))\u{1B}[c".utf8)
  }

  /// How long the first frame waits for the replies. Later ones still count, as a change of the
  /// environment.
  package static let patience = Duration.milliseconds(150)

  /// The row, from 1, in which widths are probed.
  package static let row = 2

  /// The probed texts, with the width of each as one glyph.
  private static let probes: [(text: String, joins: JoinedGlyphs, columns: Int)] = [
    ("👩\u{200D}👩", .emoji, 2), ("👍🏽", .tones, 2), ("क\u{94D}ष", .letters, 1),
  ]

  /// Returns the queries; empty if the row does not exist: the replies would be keys.
  private static func widths(in size: CellSize) -> String {
    guard size.rows >= row else { return "" }
    return probes.map { "\u{1B}[\(row);1H\($0.text)\u{1B}[6n" }.joined()
      + "\u{1B}[\(row);1H\u{1B}[2K"
  }

  /// Returns which sequences the terminal draws as one glyph; nil: it did not report.
  package static func joined(_ replies: [TerminalReply]) -> JoinedGlyphs? {
    let columns = replies.compactMap { if case .cursor(let column) = $0 { column } else { nil } }
    guard columns.count >= probes.count else { return nil }
    // A second probe that was cut off has not answered for all: the first one counts then.
    let whole = columns.dropLast(columns.count % probes.count)
    let told = zip(probes, whole.suffix(probes.count))
    return told.reduce(into: []) { result, told in
      if told.1 <= told.0.columns { result.insert(told.0.joins) }
    }
  }
}
