import HostInterface
import Testing
import TextEditing

@testable import TerminalHost

@Suite("Apps that follow the selection")
@MainActor
struct FollowedSelectionTests {
  /// A field whose program stores the reported selection.
  private func field(_ text: String, _ change: (inout NodeContent) -> Void = { _ in })
    -> HostFixture
  {
    let fixture = HostFixture(30, 4)
    var content = NodeContent.control(
      .textField, value: .text(text), actions: [.edit, .submit])
    content.textInput = TextInputSpec()
    content.textInput?.followsSelection = true
    change(&content)
    fixture.add(1, 0, 0, 20, 1, content)
    fixture.respond = { event in
      guard case .edit(NodeID(1), let edit) = event else { return }
      fixture.update(1) {
        $0.value = .text(edit.text)
        $0.textInput?.selection = edit.selection
      }
    }
    return fixture
  }

  private func told(_ fixture: HostFixture) -> [Range<Int>] {
    fixture.takeEvents().compactMap {
      if case .edit(_, let edit) = $0 { edit.selection } else { nil }
    }
  }

  @Test("Each selection is reported once, by keys and by the mouse")
  func telling() {
    let fixture = field("one 日本 three")
    fixture.press(.tab)
    #expect(told(fixture) == [0..<12])
    fixture.press(.end)
    fixture.press(.left)
    fixture.press(.home, .shift)
    #expect(told(fixture) == [12..<12, 11..<11, 0..<11])
    fixture.click(6, 0)
    fixture.click(6, 0)
    #expect(told(fixture) == [5..<5, 4..<6])
    fixture.host.flush()
    #expect(told(fixture).isEmpty)
  }

  @Test("The app's selection is shown, and typing replaces it")
  func setting() {
    let fixture = field("one two")
    fixture.press(.tab)
    fixture.update(1) { $0.textInput?.selection = 0..<3 }
    fixture.type("1")
    #expect(fixture.picture == "▎1 two")
    #expect(told(fixture).last == 1..<1)
  }

  @Test("If the app does not follow it, only text changes are reported")
  func unfollowed() {
    let fixture = field("one") { $0.textInput?.followsSelection = false }
    fixture.press(.tab)
    fixture.press(.left)
    #expect(told(fixture).isEmpty)
  }

  @Test("The characters of a text keep their attributes, also while it is edited")
  func looks() {
    let fixture = field("ab日本") { content in
      var bold = TextStyle()
      bold.font.weight = 700
      content.textInput?.looks = [
        .init(count: 1, style: TextStyle()), .init(count: 2, style: bold),
        .init(count: 1, style: TextStyle(paint: .color(.rgba(1, 0, 0, 1)))),
      ]
    }
    func isBold(_ column: Int) -> Bool { fixture.cell(column, 0).style.attributes.contains(.bold) }
    #expect([1, 2, 3, 5].map(isBold) == [false, true, true, false])
    let red = fixture.cell(5, 0).style.foreground
    #expect(red != fixture.cell(1, 0).style.foreground)
    fixture.press(.tab)
    #expect([1, 2, 3, 5].map(isBold) == [false, true, true, false])
    #expect(fixture.cell(5, 0).style.foreground == red)
  }

  @Test("Marked text has no attributes, and shifts those after it")
  func composing() {
    var bold = TextStyle()
    bold.font.weight = 700
    var state = TextEditingState("ab")
    state.perform(.select(0..<1))
    state.perform(.setMarked("かな", cursor: 2))
    let pens = FieldPens(
      [.init(count: 1, style: TextStyle()), .init(count: 1, style: bold)],
      Theme(isDark: true), state)
    #expect(pens.pen(at: 0) == nil && pens.pen(at: 1) == nil)
    #expect(pens.pen(at: 2)?.attributes == .bold)
    #expect(pens.pen(at: 3) == nil)
  }
}
