import HostInterface
import Testing
import TextEditing

@Suite struct TextEditingHistoryTests {
  private func typed(_ text: String, into drawn: String = "|") -> TextEditingState {
    var state = TextEditingState(drawn: drawn)
    for character in text { state.perform(.insert(String(character))) }
    return state
  }

  @Test("A typed word with its spaces is undone at once")
  func words() {
    var state = typed("one two  three")
    state.perform(.undo)
    #expect(state.drawn == "one two  |")
    state.perform(.undo)
    #expect(state.drawn == "one |")
    state.perform(.redo)
    #expect(state.drawn == "one two  |")
    state.perform(.undo)
    state.perform(.undo)
    #expect(state.drawn == "|")
    #expect(state.perform(.undo).isIdle)
  }

  @Test("Moving the cursor and a newline end a step")
  func boundaries() {
    var state = typed("ab")
    state.perform(.move(.backward))
    state.perform(.insert("x"))
    state.perform(.undo)
    #expect(state.drawn == "a|b")
    var lines = typed("a\nb")
    lines.perform(.undo)
    #expect(lines.drawn == "a\n|")
  }

  @Test("A run of deletions is one step, and undo restores the selection")
  func deletions() {
    var state = TextEditingState(drawn: "abcd|")
    for _ in 0..<3 { state.perform(.delete(.backward)) }
    state.perform(.undo)
    #expect(state.drawn == "abcd|")
    state = TextEditingState(drawn: "a[bc|d")
    state.perform(.insert("x"))
    state.perform(.undo)
    #expect(state.drawn == "a[bc|d")
  }

  @Test("After another edit there is nothing to redo")
  func redoEnds() {
    var state = typed("ab")
    state.perform(.undo)
    state.perform(.insert("x"))
    #expect(state.perform(.redo).isIdle)
    #expect(state.drawn == "x|")
  }

  @Test("The model's change of an entered text does not answer an edit")
  func entered() {
    var state = typed("milk")
    #expect(state.canUndo && !state.canRedo)
    state.endStep()
    state.reconcile(modelText: "")
    #expect(!state.canUndo)
  }

  @Test("A later replacement of the text is not part of the typing")
  func replaced() {
    var state = typed("milk")
    state.reconcile(modelText: "MILK")
    state.perform(.undo)
    #expect(state.text == "")
    state = typed("milk")
    state.endAnswer()
    state.reconcile(modelText: "Another document")
    #expect(!state.canUndo)
    state.perform(.undo)
    #expect(state.text == "Another document")
  }

  @Test("The model's change after a new line is undone with it, and earlier typing stays")
  func answeredLine() {
    var state = TextEditingState("- one", isMultiline: true)
    for character in " two" { state.perform(.insert(String(character))) }
    state.perform(.insert("\n"))
    state.reconcile(modelText: "- one two\n- ")
    state.perform(.undo)
    #expect(state.text == "- one ")
    state.perform(.redo)
    #expect(state.text == "- one two\n- ")
    for _ in 0..<2 { state.perform(.undo) }
    #expect(state.text == "- one")
  }
}
