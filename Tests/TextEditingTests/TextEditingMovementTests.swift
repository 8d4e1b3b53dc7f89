import HostInterface
import Testing
import TextEditing

@Suite struct TextEditingMovementTests {
  private func after(
    _ drawn: String, _ commands: TextEditingCommand..., isMultiline: Bool = true
  ) -> String {
    var state = TextEditingState(drawn: drawn, isMultiline: isMultiline)
    for command in commands { state.perform(command) }
    return state.drawn
  }

  @Test("The cursor moves over whole characters and newlines")
  func characters() {
    #expect(after("ab|c", .move(.forward)) == "abc|")
    #expect(after("abc|", .move(.forward)) == "abc|")
    #expect(after("|abc", .move(.backward)) == "|abc")
    #expect(after("日👨‍👩‍👧‍👦|e\u{301}", .move(.backward)) == "日|👨‍👩‍👧‍👦e\u{301}")
    #expect(after("日🇯🇵|e\u{301}", .move(.forward)) == "日🇯🇵e\u{301}|")
    #expect(after("ab|\ncd", .move(.forward)) == "ab\n|cd")
    #expect(after("ab\r\n|cd", .move(.backward)) == "ab|\r\ncd")
  }

  @Test("Moving collapses a selection at the side that it moves to")
  func collapsing() {
    #expect(after("a[bc|d", .move(.backward)) == "a|bcd")
    #expect(after("a[bc|d", .move(.forward)) == "abc|d")
    #expect(after("a|bc[d", .move(.forward)) == "abc|d")
  }

  @Test("Extending keeps the other end of the selection")
  func extending() {
    #expect(after("ab|cd", .move(.forward, extending: true)) == "ab[c|d")
    #expect(after("ab[c|d", .move(.backward, extending: true)) == "ab|cd")
    #expect(after("ab|cd", .move(.textStart, extending: true)) == "|ab[cd")
    #expect(after("ab|cd\nef", .move(.lineEnd, extending: true)) == "ab[cd|\nef")
    #expect(after("|ab\ncd", .selectAll) == "[ab\ncd|")
  }

  @Test("Words are separated by spaces, punctuation and scripts")
  func words() {
    #expect(after("|one, two", .move(.wordForward)) == "one|, two")
    #expect(after("one|, two", .move(.wordForward)) == "one, two|")
    #expect(after("one, two|", .move(.wordBackward)) == "one, |two")
    #expect(after("one, |two", .move(.wordBackward)) == "|one, two")
    #expect(after("a_b1 |", .move(.wordBackward)) == "|a_b1 ")
    #expect(after("|日本語をカタカナで", .move(.wordForward)) == "日本語|をカタカナで")
    #expect(after("日本語を|カタカナで", .move(.wordForward)) == "日本語をカタカナ|で")
    #expect(after("日本語|", .move(.wordBackward)) == "|日本語")
    #expect(after("one|\ntwo", .move(.wordForward)) == "one\ntwo|")
    #expect(after("one\n|two", .move(.wordBackward)) == "|one\ntwo")
  }

  @Test("A secure text is one word")
  func secureWords() {
    var state = TextEditingState(drawn: "one two|", isMultiline: false, isSecure: true)
    state.perform(.move(.wordBackward))
    #expect(state.drawn == "|one two")
    state.perform(.selectWord(at: 1))
    #expect(state.drawn == "[one two|")
  }

  @Test("Home and End move to the ends of the line, and of the text")
  func ends() {
    #expect(after("ab\nc|d\nef", .move(.rowStart)) == "ab\n|cd\nef")
    #expect(after("ab\nc|d\nef", .move(.rowEnd)) == "ab\ncd|\nef")
    #expect(after("ab\nc|d\nef", .move(.textStart)) == "|ab\ncd\nef")
    #expect(after("ab\nc|d\nef", .move(.textEnd)) == "ab\ncd\nef|")
  }

  @Test("Up and down keep the column where they started")
  func vertical() {
    #expect(after("abcd|e\nx\nvwxyz", .move(.down())) == "abcde\nx|\nvwxyz")
    #expect(after("abcd|e\nx\nvwxyz", .move(.down()), .move(.down())) == "abcde\nx\nvwxy|z")
    #expect(
      after("abcd|e\nx\nvwxyz", .move(.down()), .move(.backward), .move(.down()))
        == "abcde\nx\n|vwxyz")
    #expect(after("日本|語\nabcdef", .move(.down())) == "日本語\nabcd|ef")
    #expect(after("abc|def\n日本語", .move(.down())) == "abcdef\n日|本語")
    #expect(after("a\nb\nc|", .move(.up(2))) == "a|\nb\nc")
    #expect(after("ab|\n", .move(.down())) == "ab\n|")
  }

  @Test("Beyond the first and last row, up and down move to the ends of the text")
  func verticalEnds() {
    #expect(after("ab|c", .move(.up()), isMultiline: false) == "|abc")
    #expect(after("ab|c", .move(.down()), isMultiline: false) == "abc|")
    #expect(after("ab\nc|d", .move(.up(9))) == "|ab\ncd")
  }

  @Test("In wrapped lines, up, down, Home and End use the rows")
  func wrapped() {
    func moved(_ drawn: String, _ movements: TextMovement...) -> String {
      var state = TextEditingState(drawn: drawn)
      state.wrapColumns = 6
      for movement in movements { state.perform(.move(movement)) }
      return state.drawn
    }
    // The rows are "one ", "twothr", "ee".
    #expect(moved("on|e twothree", .down()) == "one tw|othree")
    #expect(moved("one twot|hree", .down()) == "one twothree|")
    #expect(moved("one twot|hree", .up()) == "one| twothree")
    #expect(moved("one twot|hree", .down(), .up()) == "one twot|hree")
    #expect(moved("one tw|othree", .rowStart) == "one |twothree")
    #expect(moved("o|ne twothree", .rowEnd) == "one| twothree")
    #expect(moved("one tw|othree", .lineStart) == "|one twothree")
    #expect(moved("one twothre|e\nxy", .down()) == "one twothree\nx|y")
  }

  @Test("Clicks select a position, a word or a line")
  func clicks() {
    #expect(after("one two\nx|", .selectWord(at: 5)) == "one [two|\nx")
    #expect(after("|one two", .selectWord(at: 7)) == "one [two|")
    #expect(after("|one  two", .selectWord(at: 4)) == "one[  |two")
    #expect(after("one two\nx|", .selectLine(at: 2)) == "[one two|\nx")
    #expect(after("a|\n\nb", .selectWord(at: 2)) == "a\n|\nb")
    #expect(after("|abc", .select(9..<12)) == "abc|")
    #expect(after("|", .selectWord(at: 0)) == "|")
  }

  @Test("The outcome tells what a command did")
  func outcome() {
    var state = TextEditingState(drawn: "ab|")
    #expect(state.perform(.move(.forward)).isIdle)
    let moved = state.perform(.move(.backward))
    #expect(moved.changedSelection && !moved.changedText)
    #expect(state.perform(.insert("x")).changedText)
    #expect(state.perform(.insert("")).isIdle)
  }

  @Test("The cursor is available as an offset, and as line and column")
  func places() {
    let state = TextEditingState(drawn: "a日\n🇯🇵|b")
    #expect(state.cursor == 4)
    #expect(state.cursorLine == (1, 1))
    #expect(TextEditingState(drawn: "a[日|b").selection == 1..<2)
    #expect(TextEditingState(drawn: "a|日[b").selectedText == "日")
  }
}
