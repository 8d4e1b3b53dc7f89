/// What undo and redo go back and forth in.
///
/// Edits that the user makes in one go are one step: a typed word with the spaces after it, a run
/// of single deletions. Anything else in between, such as moving the cursor, ends the step.
struct TextEditingHistory: Sendable {
  /// Text put in the place of other text.
  struct Edit: Sendable {
    var start: TextPosition
    var removed: String
    var inserted: String
  }

  /// The selection before or after a step.
  struct Selection: Sendable {
    var anchor: TextPosition
    var head: TextPosition
  }

  /// How an edit came about.
  enum Kind: Sendable {
    case typing, deleting, other
  }

  /// What is undone at once.
  struct Step: Sendable {
    var edits: [Edit]
    var kind: Kind
    var before: Selection
    var after: Selection
  }

  /// How many steps are remembered.
  static let limit = 1000

  private(set) var undoable: [Step] = []
  private(set) var redoable: [Step] = []
  /// Whether the next edit may join the last step.
  private(set) var isOpen = false
  /// Whether what the model makes of the text now answers the last edit.
  private(set) var awaitsAnswer = false
  /// Grows with every change of the text.
  private(set) var revision = 0

  /// Ends the current step; what the model makes of the text afterwards answers no edit.
  mutating func close() {
    isOpen = false
    endAnswer()
  }

  /// The model has had its say about the last edit.
  mutating func endAnswer() { awaitsAnswer = false }

  /// Remembers an edit, as a part of the last step if it continues it.
  mutating func record(_ edit: Edit, _ kind: Kind, before: Selection, after: Selection) {
    revision += 1
    redoable = []
    if isOpen, let last = undoable.last, last.kind == kind, kind != .other, continues(last, edit) {
      undoable[undoable.count - 1].edits.append(edit)
      undoable[undoable.count - 1].after = after
    } else {
      undoable.append(Step(edits: [edit], kind: kind, before: before, after: after))
      if undoable.count > Self.limit { undoable.removeFirst(undoable.count - Self.limit) }
    }
    isOpen = !edit.inserted.contains("\n")
    awaitsAnswer = true
  }

  /// Remembers what the model made of the last edit, which one undo then takes back with it. A
  /// change that answers no edit leaves nothing that could be undone.
  mutating func absorb(_ edit: Edit, after: Selection) {
    revision += 1
    redoable = []
    if awaitsAnswer, !undoable.isEmpty {
      undoable[undoable.count - 1].edits.append(edit)
      undoable[undoable.count - 1].after = after
    } else {
      undoable = []
    }
  }

  /// Takes the last step, to be undone.
  mutating func popUndo() -> Step? {
    guard let step = undoable.popLast() else { return nil }
    redoable.append(step)
    revision += 1
    isOpen = false
    awaitsAnswer = false
    return step
  }

  /// Takes the last step that was undone, to be done again.
  mutating func popRedo() -> Step? {
    guard let step = redoable.popLast() else { return nil }
    undoable.append(step)
    revision += 1
    isOpen = false
    awaitsAnswer = false
    return step
  }

  // A new word starts a new step, but the spaces after a word still belong to it.
  private func continues(_ step: Step, _ edit: Edit) -> Bool {
    guard step.kind == .typing else { return true }
    guard edit.removed.isEmpty, let last = step.edits.last?.inserted.last else { return false }
    return !last.isWhitespace || edit.inserted.first?.isWhitespace == true
  }
}
