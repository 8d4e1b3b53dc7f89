/// The state of a text input: the text, the selection, and the data for undo and yank. A pure
/// value; the host handles keys, clipboard and drawing.
///
/// ```swift
/// var state = TextEditingState("hello")
/// state.perform(.kill(.wordBackward))
/// state.perform(.insert("world"))
/// state.text  // "world"
/// ```
///
/// Offsets count user-perceived characters in ``text``.
///
/// **Responses of the model.** After each change the host passes ``text`` on, and the program may
/// set another text: all capitals, at most twenty characters. ``reconcile(modelText:)`` applies it
/// and keeps the cursor where the user expects it.
///
/// **Input methods.** Text being composed is not part of ``text``, only of ``displayText``.
///
/// - Complexity: a command takes time proportional to the lines that it touches; ``text`` copies
///   the whole text.
package struct TextEditingState: Sendable {
  /// Whether the text may have newlines; if not, they become spaces.
  package var isMultiline: Bool

  /// Whether the text is shown as dots: it cannot be copied, and its words are not recognised.
  package var isSecure: Bool

  /// The column at which the host wraps lines, so that up, down, start and end follow the displayed
  /// rows; `nil` if lines are not wrapped.
  package var wrapColumns: Int?

  var lines: TextLines
  /// The fixed end of the selection and the moving one, the cursor.
  var anchor: TextPosition
  var head: TextPosition
  /// The preferred column when moving up and down.
  var wantedColumn: Int?
  var history = TextEditingHistory()
  var marked: MarkedText?
  /// The selection as the program knows it.
  var known = KnownSelection()
  var killed = ""
  /// Whether the last command added to `killed`.
  var isKilling = false

  /// Text that an input method is composing.
  struct MarkedText: Hashable, Sendable {
    var text: String
    var cursor: Int
  }

  /// A text with the cursor at its end.
  package init(_ text: String = "", isMultiline: Bool = false, isSecure: Bool = false) {
    self.isMultiline = isMultiline
    self.isSecure = isSecure
    lines = TextLines(text)
    head = lines.end
    anchor = head
  }

  /// The text without the composed text.
  package var text: String { lines.text }

  /// The selected characters; empty at the cursor if there are none.
  package var selection: Range<Int> {
    let range = selectedRange
    let low = lines.offset(of: range.lowerBound)
    return low..<(range.isEmpty ? low : lines.offset(of: range.upperBound))
  }

  /// The character before which the cursor is.
  package var cursor: Int { lines.offset(of: head) }

  /// The selected text.
  package var selectedText: String { lines.text(in: selectedRange) }

  /// The line and the character in it before which the cursor is, both starting at 0.
  package var cursorLine: (line: Int, column: Int) {
    let start = TextPosition(line: head.line, byte: 0)
    return (head.line, lines.offset(of: head) - lines.offset(of: start))
  }

  var selectedRange: Range<TextPosition> { min(anchor, head)..<max(anchor, head) }

  /// Performs a command.
  @discardableResult
  package mutating func perform(_ command: TextEditingCommand) -> TextEditingOutcome {
    let before = (history.revision, anchor, head, marked)
    let wasKilling = isKilling
    isKilling = false
    var outcome = TextEditingOutcome()
    outcome.copied = run(command, wasKilling: wasKilling)
    checkInvariants()
    outcome.changedText = history.revision != before.0
    outcome.changedSelection = anchor != before.1 || head != before.2 || marked != before.3
    return outcome
  }

  func checkInvariants() {
    lines.checkInvariants()
    lines.checkPosition(anchor)
    lines.checkPosition(head)
  }

  /// Performs a command and returns the copied text.
  private mutating func run(_ command: TextEditingCommand, wasKilling: Bool) -> String? {
    switch command {
    case .insert(let text):
      marked = nil
      insert(text, .typing)
      return nil
    case .setMarked(let text, let cursor):
      setMarked(text, cursor: cursor)
      return nil
    case .cancelMarked:
      marked = nil
      return nil
    default:
      commitMarked()
    }
    switch command {
    case .insert, .setMarked, .cancelMarked, .commitMarked: break
    case .paste(let text): insert(text, .other)
    case .yank: insert(killed, .other)
    case .move(let movement, let extending): move(movement, extending: extending)
    case .delete(let movement): delete(movement)
    case .kill(let movement): kill(movement, appending: wasKilling)
    case .select(let range): select(range)
    case .extendSelection(let offset): select(to: lines.position(ofOffset: offset))
    case .selectWord(let offset): selectWord(at: offset)
    case .selectLine(let offset): selectLine(at: offset)
    case .selectAll: select(lines.start..<lines.end)
    case .copy: return copiedText
    case .cut:
      let copied = copiedText
      if copied != nil { replace(selectedRange, with: "", .other) }
      return copied
    case .undo: undo()
    case .redo: redo()
    }
    return nil
  }

  private var copiedText: String? {
    isSecure || selectedRange.isEmpty ? nil : selectedText
  }
}
