import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@Suite("The pointer without a button")
@MainActor
struct HoverTests {
  private func stage() -> Stage {
    let stage = Stage(30, 8)
    stage.add(1, 2, 1, 10, 3, NodeContent(actions: .hover))
    stage.add(2, in: 1, 1, 1, 4, 1, .text("over"))
    var button = NodeContent.button(.automatic, .focusable)
    button.tooltip = "Saves the note"
    stage.add(3, 2, 5, 10, 1, button)
    return stage
  }

  private func phases(_ stage: Stage) -> [HostEvent.PointerEvent.Phase] {
    stage.takeEvents().compactMap { event in
      if case .pointer(_, let pointer) = event { pointer.phase } else { nil }
    }
  }

  @Test("Those that listen hear of moves over them and of the end")
  func moves() {
    let stage = stage()
    stage.mouse(.move, 4, 2)
    stage.mouse(.move, 5, 2)
    #expect(phases(stage) == [.hovered, .hovered])
    stage.mouse(.move, 20, 7)
    #expect(phases(stage) == [.exited])
    stage.mouse(.move, 21, 7)
    #expect(phases(stage).isEmpty)
  }

  @Test("A tip is shown once the pointer has rested, and goes with the next key or move")
  func tips() async {
    let stage = stage()
    stage.mouse(.move, 4, 5)
    #expect(!stage.picture.contains("Saves"))
    await stage.time.advance(by: .milliseconds(600))
    #expect(stage.picture.contains("Saves the note"))
    stage.press(.tab)
    #expect(!stage.picture.contains("Saves"))
    stage.mouse(.move, 20, 7)
    stage.mouse(.move, 4, 5)
    await stage.time.advance(by: .milliseconds(600))
    #expect(stage.picture.contains("Saves the note"))
    stage.mouse(.move, 20, 7)
    #expect(!stage.picture.contains("Saves"))
  }

  @Test("Moves are wanted only while something listens")
  func listeners() {
    let stage = stage()
    #expect(stage.host.hover.tracking.listeners.ids == [NodeID(1), NodeID(3)])
    stage.remove(1)
    stage.update(3) { $0.tooltip = nil }
    #expect(stage.host.hover.tracking.listeners.isEmpty)
  }
}
