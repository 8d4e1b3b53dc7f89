import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@MainActor
struct PanelTests {
  private func panel(
    _ style: ControlSpec.Style, _ traits: Traits = .modal, hasGrip: Bool = false
  ) -> NodeContent {
    NodeContent(
      role: .sheet, traits: traits, actions: .dismiss,
      control: ControlSpec(kind: .presentation, style: style, hasGrip: hasGrip))
  }

  @Test("A sheet is a box within its frame, over a paler screen")
  func sheet() {
    let stage = Stage(20, 6)
    stage.add(1, 0, 0, 6, 1, .text("behind"))
    stage.add(2, 5, 1, 10, 4, panel(.sheet, hasGrip: true))
    stage.add(3, in: 2, 2, 1, 5, 1, .text("inner"))
    #expect(
      stage.picture
        == "behind\n     ╭── ━━━ ─╮\n     │ inner  │\n     │        │\n     ╰────────╯")
    #expect(!stage.cell(0, 0).style.foreground.isStandard)
    stage.remove(2)
    #expect(stage.picture == "behind")
  }

  @Test("A menu leaves the screen behind it as it is")
  func menu() {
    let stage = Stage(20, 6)
    stage.add(1, 0, 0, 6, 1, .text("behind"))
    stage.add(2, 5, 1, 10, 4, panel(.menu))
    #expect(stage.cell(0, 0).style.foreground.isStandard)
  }

  @Test("A cover hides everything")
  func cover() {
    let stage = Stage(20, 6)
    stage.add(1, 0, 0, 6, 1, .text("behind"))
    stage.add(2, 0, 0, 20, 6, panel(.cover))
    #expect(stage.picture == "")
  }

  @Test("In a menu letters go to entries, and Left closes it")
  func keys() {
    let stage = Stage(20, 8)
    var content = panel(.menu)
    content.role = .menu
    stage.add(1, 0, 0, 20, 6, content)
    for (index, name) in ["Apple", "Banana", "Blueberry"].enumerated() {
      stage.add(
        10 + index, in: 1, 1, Double(1 + index), 10, 1,
        .button(index == 2 ? .submenu : .menuItem, .focusable))
      stage.add(20 + index, in: 10 + index, 1, 0, 8, 1, .text(name))
    }
    stage.press(.character("b"))
    #expect(stage.focused == NodeID(11))
    stage.press(.character("b"))
    #expect(stage.focused == NodeID(12))
    stage.press(.down)
    #expect(stage.focused == NodeID(10))
    stage.press(.end)
    _ = stage.takeEvents()
    stage.press(.right)
    #expect(stage.takeEvents() == [.activate(NodeID(12))])
    stage.press(.left)
    #expect(stage.takeEvents() == [.dismiss(NodeID(1))])
  }
}
