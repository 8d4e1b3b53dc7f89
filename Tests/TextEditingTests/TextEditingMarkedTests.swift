import HostInterface
import Testing
import TextEditing

@Suite struct TextEditingMarkedTests {
  @Test("Text being composed is shown, but is not yet part of the text")
  func composing() {
    var state = TextEditingState(drawn: "日[x|語")
    let outcome = state.perform(.setMarked("ほn", cursor: 2))
    #expect(!outcome.changedText && outcome.changedSelection)
    #expect(state.isComposing)
    #expect(state.text == "日x語")
    #expect(state.displayText == "日ほn語")
    #expect(state.displayCursor == 3)
    #expect(state.markedRange == 1..<3)
    #expect(state.report() == HostEvent.TextEdit(text: "日x語", selection: 1..<2, isComposing: true))
  }

  @Test("Committing replaces the selection, cancelling changes nothing")
  func ending() {
    var state = TextEditingState(drawn: "日[x|語")
    state.perform(.setMarked("ほん", cursor: 2))
    state.perform(.cancelMarked)
    #expect(state.drawn == "日[x|語")
    state.perform(.setMarked("ほん", cursor: 2))
    state.perform(.insert("本"))
    #expect(state.drawn == "日本|語")
    #expect(state.markedRange == nil)
    state.perform(.setMarked("の", cursor: 1))
    #expect(state.perform(.commitMarked).changedText)
    #expect(state.drawn == "日本の|語")
    state.perform(.undo)
    #expect(state.drawn == "日本|語")
  }

  @Test("Any other command commits first, and an emptied composition ends")
  func implicit() {
    var state = TextEditingState(drawn: "a|b")
    state.perform(.setMarked("x", cursor: 1))
    state.perform(.move(.textStart))
    #expect(state.drawn == "|axb")
    state.perform(.setMarked("y", cursor: 1))
    state.perform(.setMarked("", cursor: 0))
    #expect(!state.isComposing)
    #expect(state.displayText == "axb")
  }

  @Test("The model may change the text during a composition")
  func reconciling() {
    var state = TextEditingState(drawn: "ab|")
    state.perform(.setMarked("x", cursor: 1))
    state.reconcile(modelText: "AB")
    #expect(state.displayText == "ABx")
    #expect(state.displayCursor == 3)
  }
}
