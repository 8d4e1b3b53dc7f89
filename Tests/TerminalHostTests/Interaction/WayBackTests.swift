import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@Suite("Going back, and refreshing")
@MainActor
struct WayBackTests {
  private func fixture() -> HostFixture {
    let fixture = HostFixture(30, 6)
    fixture.add(1, 0, 0, 8, 1, NodeContent(role: .button, traits: .backAction, actions: .activate))
    return fixture
  }

  @Test("Escape and Alt-Left press the Back button, if there is one")
  func back() {
    let fixture = fixture()
    fixture.press(.escape)
    #expect(fixture.takeEvents() == [.activate(NodeID(1))])
    fixture.press(.left, .alt)
    #expect(fixture.takeEvents() == [.activate(NodeID(1))])
    fixture.update(1) { $0.traits.insert(.disabled) }
    fixture.press(.left, .alt)
    #expect(fixture.takeEvents().isEmpty)
    fixture.press(.escape)
    #expect(fixture.takeEvents().isEmpty && !fixture.hasQuit)
  }

  @Test("Views in front are closed before Back applies, and their own Back before that")
  func above() {
    let fixture = fixture()
    fixture.add(
      2, 0, 1, 20, 4, NodeContent(role: .box, traits: .modal, actions: .dismiss))
    fixture.press(.escape)
    #expect(fixture.takeEvents() == [.dismiss(NodeID(2))])
    fixture.add(
      3, in: 2, 0, 0, 8, 1, NodeContent(role: .button, traits: .backAction, actions: .activate))
    fixture.press(.escape)
    #expect(fixture.takeEvents() == [.activate(NodeID(3))])
  }

  @Test("Control-R and F5 refresh")
  func refresh() {
    let fixture = fixture()
    fixture.press(.character("r"), .control)
    #expect(fixture.takeEvents().isEmpty)
    fixture.add(2, 0, 1, 20, 4, NodeContent(actions: .refresh))
    fixture.press(.character("r"), .control)
    fixture.press(.function(5))
    let refresh = HostEvent.perform(NodeID(2), .refresh)
    #expect(fixture.takeEvents() == [refresh, refresh])
  }
}
