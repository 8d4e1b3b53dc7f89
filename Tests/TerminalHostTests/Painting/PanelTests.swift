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
    let fixture = HostFixture(20, 6)
    fixture.add(1, 0, 0, 6, 1, .text("behind"))
    fixture.add(2, 5, 1, 10, 4, panel(.sheet, hasGrip: true))
    fixture.add(3, in: 2, 2, 1, 5, 1, .text("inner"))
    #expect(
      fixture.picture
        == "behind\n     ╭── ━━━ ─╮\n     │ inner  │\n     │        │\n     ╰────────╯")
    #expect(!fixture.cell(0, 0).style.foreground.isStandard)
    fixture.remove(2)
    #expect(fixture.picture == "behind")
  }

  @Test("A menu does not dim the screen behind it")
  func menu() {
    let fixture = HostFixture(20, 6)
    fixture.add(1, 0, 0, 6, 1, .text("behind"))
    fixture.add(2, 5, 1, 10, 4, panel(.menu))
    #expect(fixture.cell(0, 0).style.foreground.isStandard)
  }

  @Test("A cover hides everything")
  func cover() {
    let fixture = HostFixture(20, 6)
    fixture.add(1, 0, 0, 6, 1, .text("behind"))
    fixture.add(2, 0, 0, 20, 6, panel(.cover))
    #expect(fixture.picture == "")
  }

  @Test("In a menu letters select entries, and Left closes it")
  func keys() {
    let fixture = HostFixture(20, 8)
    var content = panel(.menu)
    content.role = .menu
    fixture.add(1, 0, 0, 20, 6, content)
    for (index, name) in ["Apple", "Banana", "Blueberry"].enumerated() {
      fixture.add(
        10 + index, in: 1, 1, Double(1 + index), 10, 1,
        .button(index == 2 ? .submenu : .menuItem, .focusable))
      fixture.add(20 + index, in: 10 + index, 1, 0, 8, 1, .text(name))
    }
    fixture.press(.character("b"))
    #expect(fixture.focused == NodeID(11))
    fixture.press(.character("b"))
    #expect(fixture.focused == NodeID(12))
    fixture.press(.down)
    #expect(fixture.focused == NodeID(10))
    fixture.press(.end)
    _ = fixture.takeEvents()
    fixture.press(.right)
    #expect(fixture.takeEvents() == [.activate(NodeID(12))])
    fixture.press(.left)
    #expect(fixture.takeEvents() == [.dismiss(NodeID(1))])
  }
}
