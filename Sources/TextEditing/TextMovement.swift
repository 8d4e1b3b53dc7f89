/// A way from one place in a text to another, for moving, selecting and deleting.
package enum TextMovement: Hashable, Sendable {
  /// One character back or on.
  case backward, forward

  /// To the start of the word before, or to the end of the word after. Japanese counts a stretch
  /// of one script as a word, a secure text is one word as a whole.
  case wordBackward, wordForward

  /// To the start or the end of the row as it is shown.
  case rowStart, rowEnd

  /// To the start or the end of the line as it is written, between two newlines.
  case lineStart, lineEnd

  /// So many rows up or down, in the column from which the first of several such moves started.
  /// Further than the first or last row: to the start or the end of the text.
  case up(Int = 1)
  case down(Int = 1)

  /// To the start or the end of the text.
  case textStart, textEnd
}
