import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@Suite("A sheet with several detents")
@MainActor
struct SheetHeightTests {
  @Test("Control-Up and Control-Down change its height; without detents they move the focus")
  func keys() {
    let fixture = HostFixture(40, 10)
    fixture.add(1, 2, 1, 10, 1, .button(.automatic, .focusable))
    fixture.add(2, 2, 3, 10, 1, .button(.automatic, .focusable))
    fixture.press(.down, .control)
    #expect(fixture.focused == NodeID(1))
    _ = fixture.takeEvents()
    fixture.add(
      9, 0, 4, 40, 6,
      NodeContent(
        role: .sheet, traits: .modal, actions: [.dismiss, .step],
        control: ControlSpec(kind: .presentation, style: .sheet, hasGrip: true)))
    fixture.press(.up, .control)
    fixture.press(.down, .control)
    let steps = fixture.takeEvents().filter {
      $0 == .increment(NodeID(9)) || $0 == .decrement(NodeID(9))
    }
    #expect(steps == [.increment(NodeID(9)), .decrement(NodeID(9))])
  }
}
