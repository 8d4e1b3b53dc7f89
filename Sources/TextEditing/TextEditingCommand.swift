/// What the user can do to a text; a host maps its keys to these.
///
/// | keys of a shell    | of a desktop       | command                          |
/// |--------------------|--------------------|----------------------------------|
/// | ctrl-B, ctrl-F     | arrows             | `move(.backward)`, `.forward`    |
/// | alt-B, alt-F       | ctrl-arrows        | `move(.wordBackward)` ...        |
/// | ctrl-A, ctrl-E     | home, end          | `move(.rowStart)`, `.rowEnd`     |
/// | ctrl-W             | ctrl-backspace     | `kill(.wordBackward)`            |
/// | ctrl-U, ctrl-K     |                    | `kill(.lineStart)`, `.lineEnd`   |
/// | ctrl-Y             |                    | `yank`                           |
/// |                    | ctrl-X, C, V       | `cut`, `copy`, `paste(text)`     |
package enum TextEditingCommand: Hashable, Sendable {
  /// Types or pastes text in the place of the selection.
  case insert(String)
  case paste(String)

  /// Moves the cursor; `extending` (shift) keeps the other end of the selection.
  case move(TextMovement, extending: Bool = false)

  /// Deletes the selection, or what lies between the cursor and where the movement goes.
  case delete(TextMovement)

  /// The same, and keeps what was deleted for ``yank``; what one after the other deletes is kept
  /// as one piece.
  case kill(TextMovement)
  case yank

  /// Selects characters; an empty range places the cursor.
  case select(Range<Int>)

  /// Moves the cursor's end of the selection to a character, as dragging does.
  case extendSelection(to: Int)

  /// Selects the word, or the line, around a character, as a double and a triple click do.
  case selectWord(at: Int)
  case selectLine(at: Int)
  case selectAll

  case cut
  case copy

  case undo
  case redo

  /// Shows text that an input method is still composing, with its cursor, in characters. It stands
  /// in for the selection and becomes a part of the text only when committed.
  case setMarked(String, cursor: Int)
  case commitMarked
  case cancelMarked
}
