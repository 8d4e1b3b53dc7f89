import HostInterface
import SeededRandom
import Testing
import TextEditing

@Suite struct TextEditingEditTests {
  private func after(
    _ drawn: String, _ commands: TextEditingCommand..., isMultiline: Bool = true
  ) -> String {
    var state = TextEditingState(drawn: drawn, isMultiline: isMultiline)
    for command in commands { state.perform(command) }
    return state.drawn
  }

  @Test("Typing replaces the selection")
  func typing() {
    #expect(after("a|c", .insert("b")) == "ab|c")
    #expect(after("a[xx|c", .insert("b")) == "ab|c")
    #expect(after("日|語", .insert("本")) == "日本|語")
    #expect(after("a|b", .insert("\n")) == "a\n|b")
    #expect(after("|\nb", .insert("x\ny\n")) == "x\ny\n|\nb")
  }

  @Test("A combining mark joins the letter before the cursor")
  func combining() {
    #expect(after("e|x", .insert("\u{301}")) == "e\u{301}|x")
    #expect(after("🇯|", .insert("🇵")) == "🇯🇵|")
    #expect(after("e|x", .insert("\u{301}"), .undo) == "e|x")
  }

  @Test("A single-line text takes no newlines, and no text takes control characters")
  func cleaning() {
    #expect(after("|", .paste("a\r\nb\n"), isMultiline: false) == "a b|")
    #expect(after("|", .paste("a\r\nb\rc")) == "a\nb\nc|")
    #expect(after("|", .insert("\u{1B}[31mred\u{7F}")) == "[31mred|")
  }

  @Test("Deleting removes whole characters, or the selection")
  func deleting() {
    #expect(after("ab|c", .delete(.backward)) == "a|c")
    #expect(after("ab|c", .delete(.forward)) == "ab|")
    #expect(after("日👨‍👩‍👧‍👦|", .delete(.backward)) == "日|")
    #expect(after("ae\u{301}|", .delete(.backward)) == "a|")
    #expect(after("a[bc|d", .delete(.backward)) == "a|d")
    #expect(after("ab\n|cd", .delete(.backward)) == "ab|cd")
    #expect(after("ab|\r\ncd", .delete(.forward)) == "ab|cd")
    #expect(after("|", .delete(.backward)) == "|")
    #expect(after("one two|", .delete(.wordBackward)) == "one |")
    #expect(after("|one two", .delete(.wordForward)) == "| two")
  }

  @Test("Killed text can be yanked, several kills as one piece")
  func killing() {
    #expect(after("ab|cd", .kill(.lineEnd)) == "ab|")
    #expect(after("ab|cd", .kill(.lineEnd), .yank) == "abcd|")
    #expect(after("ab|cd", .kill(.lineStart), .move(.textEnd), .yank) == "cdab|")
    #expect(after("ab|\ncd", .kill(.lineEnd)) == "ab|cd")
    #expect(after("a|\nb\nc", .kill(.lineEnd), .kill(.lineEnd), .yank, .yank) == "a\nb\nb|\nc")
    #expect(
      after("one two three|", .kill(.wordBackward), .kill(.wordBackward), .yank)
        == "one two three|")
    #expect(
      after("one two|", .kill(.wordBackward), .move(.textStart), .kill(.wordForward), .yank)
        == "one| ")
  }

  @Test("Cut and copy put the selection on the clipboard, unless it is secret")
  func clipboard() {
    var state = TextEditingState(drawn: "a[bc|d")
    let copy = state.perform(.copy)
    #expect(copy.copied == "bc" && !copy.changedText && !copy.changedSelection)
    #expect(state.perform(.cut).copied == "bc")
    #expect(state.drawn == "a|d")
    #expect(state.perform(.cut).isIdle)
    state.perform(.paste("xy"))
    #expect(state.drawn == "axy|d")
    var secret = TextEditingState(drawn: "a[bc|d", isSecure: true)
    #expect(secret.perform(.copy).isIdle)
    #expect(secret.perform(.cut).isIdle)
    #expect(secret.text == "abcd")
    secret.perform(.kill(.lineEnd))
    secret.perform(.yank)
    #expect(secret.drawn == "a|d")
  }

  @Test("A text of ten thousand lines is edited in the middle")
  func huge() {
    let line = "The quick brown fox 日本語\n"
    var state = TextEditingState(String(repeating: line, count: 10_000), isMultiline: true)
    let middle = line.count * 5_000 + 4
    state.perform(.select(middle..<middle))
    for _ in 0..<500 { state.perform(.insert("x")) }
    for _ in 0..<250 { state.perform(.delete(.backward)) }
    state.perform(.insert("\n"))
    #expect(state.cursorLine == (5_001, 0))
    #expect(state.cursor == middle + 251)
    state.perform(.undo)
    state.perform(.undo)
    state.perform(.undo)
    #expect(state.text == String(repeating: line, count: 10_000))
  }

  @Test(
    "Random edits match those of a plain string, and undo reverts them", arguments: UInt64(1)...60)
  func model(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["a", "\n", "日本", "e\u{301}", "\u{301}", "👨‍👩‍👧‍👦", "🇯", "\r\n", "x y", ""]
    let start = "one\ntwo 日本\n\n🇯🇵🇯🇵\r\nend"
    var state = TextEditingState(start, isMultiline: true)
    var model = start
    for _ in 0..<40 {
      let low = Int.random(in: 0...model.count, using: &random)
      let high = min(low + Int.random(in: 0...3, using: &random), model.count)
      let piece = pieces.randomElement(using: &random)!
      state.perform(.select(low..<high))
      let range =
        model.index(model.startIndex, offsetBy: low)..<model.index(model.startIndex, offsetBy: high)
      if piece.isEmpty {
        state.perform(.delete(.backward))
        if low == high, low > 0 { model.remove(at: model.index(before: range.lowerBound)) }
        if low != high { model.removeSubrange(range) }
      } else {
        state.perform(.insert(piece))
        model.replaceSubrange(range, with: piece.replacing("\r\n", with: "\n"))
      }
      #expect(state.text == model, "seed \(seed)")
      #expect(state.cursor <= model.count, "seed \(seed)")
    }
    while state.perform(.undo).changedText {}
    #expect(state.text == start, "seed \(seed)")
    while state.perform(.redo).changedText {}
    #expect(state.text == model, "seed \(seed)")
  }
}
