/// A movement from one position in a text to another, for moving, selecting and deleting.
package enum TextMovement: Hashable, Sendable {
  /// One character backward or forward.
  case backward, forward

  /// To the start of the previous word, or to the end of the next one. In Japanese, a run of one
  /// script counts as a word; a secure text is one word.
  case wordBackward, wordForward

  /// To the start or the end of the displayed row.
  case rowStart, rowEnd

  /// To the start or the end of the line, between two newlines.
  case lineStart, lineEnd

  /// A number of rows up or down, in the column where the first of several such moves started.
  /// Beyond the first or last row: to the start or the end of the text.
  case up(Int = 1)
  case down(Int = 1)

  /// To the start or the end of the text.
  case textStart, textEnd
}
