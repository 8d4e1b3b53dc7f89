import HostInterface
import Testing
import TextEditing

@testable import TerminalHost

@Suite("A program that follows the selection")
@MainActor
struct FollowedSelectionTests {
  /// A field whose program keeps what it is told of.
  private func field(_ text: String, _ change: (inout NodeContent) -> Void = { _ in }) -> Stage {
    let stage = Stage(30, 4)
    var content = NodeContent.control(
      .textField, value: .text(text), actions: [.edit, .submit])
    content.textInput = TextInputSpec()
    content.textInput?.followsSelection = true
    change(&content)
    stage.add(1, 0, 0, 20, 1, content)
    stage.respond = { event in
      guard case .edit(NodeID(1), let edit) = event else { return }
      stage.update(1) {
        $0.value = .text(edit.text)
        $0.textInput?.selection = edit.selection
      }
    }
    return stage
  }

  private func told(_ stage: Stage) -> [Range<Int>] {
    stage.takeEvents().compactMap {
      if case .edit(_, let edit) = $0 { edit.selection } else { nil }
    }
  }

  @Test("It is told of each selection once, by keys and by the mouse")
  func telling() {
    let stage = field("one 日本 three")
    stage.press(.tab)
    #expect(told(stage) == [0..<12])
    stage.press(.end)
    stage.press(.left)
    stage.press(.home, .shift)
    #expect(told(stage) == [12..<12, 11..<11, 0..<11])
    stage.click(6, 0)
    stage.click(6, 0)
    #expect(told(stage) == [5..<5, 4..<6])
    stage.host.flush()
    #expect(told(stage).isEmpty)
  }

  @Test("What it selects is selected, and typing replaces it")
  func setting() {
    let stage = field("one two")
    stage.press(.tab)
    stage.update(1) { $0.textInput?.selection = 0..<3 }
    stage.type("1")
    #expect(stage.picture == "▎1 two")
    #expect(told(stage).last == 1..<1)
  }

  @Test("A program that does not follow it is told of nothing but texts")
  func unfollowed() {
    let stage = field("one") { $0.textInput?.followsSelection = false }
    stage.press(.tab)
    stage.press(.left)
    #expect(told(stage).isEmpty)
  }

  @Test("The characters of a text have their looks, while it is edited as well")
  func looks() {
    let stage = field("ab日本") { content in
      var bold = TextStyle()
      bold.font.weight = 700
      content.textInput?.looks = [
        .init(count: 1, style: TextStyle()), .init(count: 2, style: bold),
        .init(count: 1, style: TextStyle(paint: .color(.rgba(1, 0, 0, 1)))),
      ]
    }
    func isBold(_ column: Int) -> Bool { stage.cell(column, 0).style.attributes.contains(.bold) }
    #expect([1, 2, 3, 5].map(isBold) == [false, true, true, false])
    let red = stage.cell(5, 0).style.foreground
    #expect(red != stage.cell(1, 0).style.foreground)
    stage.press(.tab)
    #expect([1, 2, 3, 5].map(isBold) == [false, true, true, false])
    #expect(stage.cell(5, 0).style.foreground == red)
  }

  @Test("What an input method composes has no looks, and moves those behind it on")
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
