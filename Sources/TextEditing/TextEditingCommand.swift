/// An edit by the user; a host maps its keys to these commands.
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
  /// Types or pastes text, replacing the selection.
  case insert(String)
  case paste(String)

  /// Moves the cursor; `extending` (shift) keeps the other end of the selection.
  case move(TextMovement, extending: Bool = false)

  /// Deletes the selection, or the text between the cursor and the movement's destination.
  case delete(TextMovement)

  /// The same, and keeps the deleted text for ``yank``; consecutive deletions are kept as one
  /// piece.
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

  /// Shows text that an input method is composing, with its cursor, in characters. It takes the
  /// place of the selection and becomes part of the text only when committed.
  case setMarked(String, cursor: Int)
  case commitMarked
  case cancelMarked
}
