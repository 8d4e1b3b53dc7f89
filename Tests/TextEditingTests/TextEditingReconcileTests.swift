import HostInterface
import SeededRandom
import Testing
import TextEditing

@Suite struct TextEditingReconcileTests {
  private func reconciled(_ drawn: String, _ model: String) -> String {
    var state = TextEditingState(drawn: drawn)
    state.reconcile(modelText: model)
    #expect(state.text == model)
    return state.drawn
  }

  @Test("A model with the same text changes nothing")
  func same() {
    var state = TextEditingState(drawn: "a[b|c")
    #expect(state.reconcile(modelText: "abc") == false)
    #expect(state.drawn == "a[b|c")
  }

  @Test("A model that rewrites the typed text keeps the cursor in place")
  func rewriting() {
    #expect(reconciled("abc|", "ABC") == "ABC|")
    #expect(reconciled("ABc|D", "ABCD") == "ABC|D")
    #expect(reconciled("hel|lo wörld", "HELLO WÖRLD") == "HEL|LO WÖRLD")
    #expect(reconciled("12345|", "1234") == "1234|")
    #expect(reconciled("abX|cdef", "abXcde") == "abX|cde")
    #expect(reconciled("0312|", "03-12") == "03-12|")
    #expect(reconciled("日本語|です", "日本です") == "日本|です")
    #expect(reconciled("a👨‍👩‍👧‍👦|b", "a👨‍👩‍👧b") == "a👨‍👩‍👧|b")
    #expect(reconciled("e\u{301}|x", "ex") == "e|x")
  }

  @Test("A model that sends another text moves the cursor within it")
  func replacing() {
    #expect(reconciled("hello|", "") == "|")
    #expect(reconciled("|", "hello") == "hello|")
    #expect(reconciled("one\ntwo|\nthree", "four") == "four|")
    #expect(reconciled("a\nb|\nc", "a\nb\nx\nc") == "a\nb|\nx\nc")
  }

  @Test("The model's change to an edit is undone together with it")
  func undoing() {
    var state = TextEditingState(drawn: "A|")
    state.perform(.insert("b"))
    state.reconcile(modelText: "AB")
    state.perform(.insert("c"))
    state.reconcile(modelText: "ABC")
    #expect(state.drawn == "ABC|")
    state.perform(.undo)
    #expect(state.drawn == "A|")
    state.perform(.redo)
    #expect(state.drawn == "ABC|")
  }

  @Test("A change that the user did not cause cannot be undone")
  func foreign() {
    var state = TextEditingState(drawn: "a|")
    state.perform(.insert("b"))
    state.perform(.move(.backward))
    state.reconcile(modelText: "other")
    #expect(state.perform(.undo).changedText == false)
    #expect(state.text == "other")
  }

  @Test("Any text of the model is adopted byte for byte", arguments: UInt64(1)...100)
  func anything(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["a", "b", "\n", "日", "e\u{301}", "\u{301}", "🇯🇵", "🇯", "👨‍👩‍👧", "\r\n"]
    func text() -> String {
      (0..<Int.random(in: 0...12, using: &random)).map { _ in
        pieces.randomElement(using: &random)!
      }.joined()
    }
    let (old, new) = (text(), text())
    var state = TextEditingState(old, isMultiline: true)
    state.perform(.select(1..<3))
    state.reconcile(modelText: new)
    #expect(state.text == new, "seed \(seed)")
    #expect(state.cursor <= new.count, "seed \(seed)")
    #expect(new.hasPrefix(new.prefix(state.cursor)))
  }
}
