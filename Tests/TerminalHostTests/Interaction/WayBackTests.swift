import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@Suite("The way back, and loading anew")
@MainActor
struct WayBackTests {
  private func stage() -> Stage {
    let stage = Stage(30, 6)
    stage.add(1, 0, 0, 8, 1, NodeContent(role: .button, traits: .backAction, actions: .activate))
    return stage
  }

  @Test("Escape and Alt-Left press the Back button, if there is one")
  func back() {
    let stage = stage()
    stage.press(.escape)
    #expect(stage.takeEvents() == [.activate(NodeID(1))])
    stage.press(.left, .alt)
    #expect(stage.takeEvents() == [.activate(NodeID(1))])
    stage.update(1) { $0.traits.insert(.disabled) }
    stage.press(.left, .alt)
    #expect(stage.takeEvents().isEmpty)
    stage.press(.escape)
    #expect(stage.takeEvents().isEmpty && !stage.hasQuit)
  }

  @Test("What lies above is closed before the way back is taken, and its own way back before that")
  func above() {
    let stage = stage()
    stage.add(
      2, 0, 1, 20, 4, NodeContent(role: .box, traits: .modal, actions: .dismiss))
    stage.press(.escape)
    #expect(stage.takeEvents() == [.dismiss(NodeID(2))])
    stage.add(
      3, in: 2, 0, 0, 8, 1, NodeContent(role: .button, traits: .backAction, actions: .activate))
    stage.press(.escape)
    #expect(stage.takeEvents() == [.activate(NodeID(3))])
  }

  @Test("Control-R and F5 load anew what can be")
  func refresh() {
    let stage = stage()
    stage.press(.character("r"), .control)
    #expect(stage.takeEvents().isEmpty)
    stage.add(2, 0, 1, 20, 4, NodeContent(actions: .refresh))
    stage.press(.character("r"), .control)
    stage.press(.function(5))
    let refresh = HostEvent.perform(NodeID(2), .refresh)
    #expect(stage.takeEvents() == [refresh, refresh])
  }
}
