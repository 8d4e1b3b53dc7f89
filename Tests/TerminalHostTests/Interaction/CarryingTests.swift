import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@Suite("Drag and drop with the mouse")
@MainActor
struct CarryingTests {
  private func stage() -> Stage {
    let stage = Stage(40, 8)
    stage.add(1, 2, 1, 10, 1, NodeContent(actions: .drag))
    stage.add(2, in: 1, 0, 0, 8, 1, .text("carry me"))
    stage.add(3, 20, 1, 12, 4, NodeContent(actions: .drop))
    stage.add(4, in: 3, 2, 1, 6, 2, NodeContent(actions: .drop))
    return stage
  }

  private func drags(_ stage: Stage) -> [HostEvent.Drag] {
    stage.takeEvents().compactMap { event in
      if case .drag(NodeID(1), let drag) = event { drag } else { nil }
    }
  }

  @Test("A press that moves takes the thing; the targets under the pointer come innermost first")
  func carries() {
    let stage = stage()
    stage.mouse(.press(.left), 4, 1)
    #expect(drags(stage).isEmpty)
    stage.mouse(.drag(.left), 6, 1)
    #expect(drags(stage).map(\.phase) == [.began, .moved])
    stage.mouse(.drag(.left), 23, 2)
    #expect(drags(stage).map(\.targets) == [[NodeID(4), NodeID(3)]])
    stage.mouse(.release(.left), 31, 1)
    let last = drags(stage)
    #expect(last.map(\.phase) == [.ended])
    #expect(last.map(\.targets) == [[NodeID(3)]])
  }

  @Test("A click takes nothing")
  func click() {
    let stage = stage()
    stage.click(4, 1)
    #expect(drags(stage).isEmpty)
  }

  @Test("Escape puts it back, and the button's way up means nothing then")
  func escape() {
    let stage = stage()
    stage.mouse(.press(.left), 4, 1)
    stage.mouse(.drag(.left), 23, 2)
    _ = drags(stage)
    stage.press(.escape)
    #expect(drags(stage).map(\.phase) == [.cancelled])
    stage.mouse(.release(.left), 23, 2)
    #expect(drags(stage).isEmpty)
    #expect(!stage.hasQuit)
  }

  @Test("A drag that leaves a control goes to the gesture round it")
  func gesture() {
    let stage = Stage(40, 8)
    stage.add(1, 0, 0, 30, 6, NodeContent(actions: .pointer))
    stage.add(2, in: 1, 2, 1, 8, 1, .control(.toggleIndicator, value: .bool(false)))
    stage.mouse(.press(.left), 4, 1)
    stage.mouse(.drag(.left), 4, 3)
    stage.mouse(.release(.left), 4, 4)
    let phases = stage.takeEvents().compactMap { event -> HostEvent.PointerEvent.Phase? in
      if case .pointer(NodeID(1), let pointer) = event { pointer.phase } else { nil }
    }
    #expect(phases == [.began, .moved, .ended])
  }

  @Test("Pages are turned by a way to the side, by the wheel and by keys")
  func pages() {
    let stage = Stage(40, 8)
    stage.add(1, 0, 0, 40, 8, NodeContent(actions: .page))
    stage.add(2, in: 1, 2, 1, 8, 1, .text("a page"))
    stage.mouse(.press(.left), 20, 4)
    stage.mouse(.drag(.left), 12, 4)
    stage.mouse(.drag(.left), 4, 4)
    stage.mouse(.release(.left), 4, 4)
    #expect(stage.takeEvents() == [.increment(NodeID(1))])
    stage.mouse(.wheelLeft, 20, 4)
    #expect(stage.takeEvents() == [.decrement(NodeID(1))])
    stage.press(.right)
    stage.press(.left)
    stage.press(.pageDown, .control)
    #expect(
      stage.takeEvents() == [
        .increment(NodeID(1)), .decrement(NodeID(1)), .increment(NodeID(1)),
      ])
  }
}
