import HostInterface
import Testing

@testable import TextEditing

@Suite("Selecting in read-only text")
@MainActor
struct SelectedTextTests {
  private func selected(
    _ text: String, from start: Range<Int>, to ends: [Range<Int>] = [], clicks: Int = 1
  ) -> String? {
    var selected = SelectedText(.root, text, pressed: start, clicks: clicks)
    for end in ends { selected.extend(to: end) }
    return selected.letters
  }

  @Test("From position to position, in both directions, and nothing when the pointer returns")
  func places() {
    #expect(selected("a cat", from: 2..<2) == nil)
    #expect(selected("a cat", from: 2..<2, to: [5..<5]) == "cat")
    #expect(selected("a cat", from: 2..<2, to: [5..<5, 0..<0]) == "a ")
    #expect(selected("a cat", from: 2..<2, to: [5..<5, 2..<2]) == nil)
  }

  @Test("From letter to letter, including both")
  func letters() {
    #expect(selected("a cat", from: 2..<3) == nil)
    #expect(selected("a cat", from: 2..<3, to: [2..<3]) == nil)
    #expect(selected("a cat", from: 2..<3, to: [3..<4]) == "ca")
    #expect(selected("a cat", from: 2..<3, to: [0..<1]) == "a c")
  }

  @Test("A double click selects words, a triple click lines, and so does dragging after it")
  func units() {
    let text = "one two\nthree 四五 six"
    #expect(selected(text, from: 5..<5, clicks: 2) == "two")
    #expect(selected(text, from: 5..<5, to: [10..<10], clicks: 2) == "two\nthree")
    #expect(selected(text, from: 10..<10, to: [1..<1], clicks: 2) == "one two\nthree")
    #expect(selected(text, from: 14..<14, clicks: 2) == "四五")
    #expect(selected(text, from: 5..<5, clicks: 3) == "one two")
    #expect(selected(text, from: 5..<5, to: [12..<12], clicks: 4) == text)
  }

  @Test("Keys move the end that was not pressed")
  func keys() {
    var selected = SelectedText(.root, "one two three", pressed: 4..<4, clicks: 2)
    selected.extend(.wordForward)
    #expect(selected.letters == "two three" && selected.head == 13)
    selected.extend(.backward)
    #expect(selected.letters == "two thre")
    selected.extend(.lineStart)
    #expect(selected.letters == "one " && selected.head == 0)
    selected.selectAll()
    #expect(selected.letters == "one two three")
    var clicked = SelectedText(.root, "one two", pressed: 3..<3, clicks: 1)
    clicked.extend(.backward)
    #expect(clicked.letters == "e" && clicked.head == 2)
  }
}
