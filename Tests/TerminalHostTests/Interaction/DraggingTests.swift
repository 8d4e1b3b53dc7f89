import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@Suite("Drag and drop with the mouse")
@MainActor
struct DraggingTests {
  private func fixture() -> HostFixture {
    let fixture = HostFixture(40, 8)
    fixture.add(1, 2, 1, 10, 1, NodeContent(actions: .drag))
    fixture.add(2, in: 1, 0, 0, 8, 1, .text("carry me"))
    fixture.add(3, 20, 1, 12, 4, NodeContent(actions: .drop))
    fixture.add(4, in: 3, 2, 1, 6, 2, NodeContent(actions: .drop))
    return fixture
  }

  private func drags(_ fixture: HostFixture) -> [HostEvent.Drag] {
    fixture.takeEvents().compactMap { event in
      if case .drag(NodeID(1), let drag) = event { drag } else { nil }
    }
  }

  @Test("A drag takes the view; the targets below the pointer are offered innermost first")
  func carries() {
    let fixture = fixture()
    fixture.mouse(.press(.left), 4, 1)
    #expect(drags(fixture).isEmpty)
    fixture.mouse(.drag(.left), 6, 1)
    #expect(drags(fixture).map(\.phase) == [.began, .moved])
    fixture.mouse(.drag(.left), 23, 2)
    #expect(drags(fixture).map(\.targets) == [[NodeID(4), NodeID(3)]])
    fixture.mouse(.release(.left), 31, 1)
    let last = drags(fixture)
    #expect(last.map(\.phase) == [.ended])
    #expect(last.map(\.targets) == [[NodeID(3)]])
  }

  @Test("A click drags nothing")
  func click() {
    let fixture = fixture()
    fixture.click(4, 1)
    #expect(drags(fixture).isEmpty)
  }

  @Test("Escape cancels it, and releasing the button then does nothing")
  func escape() {
    let fixture = fixture()
    fixture.mouse(.press(.left), 4, 1)
    fixture.mouse(.drag(.left), 23, 2)
    _ = drags(fixture)
    fixture.press(.escape)
    #expect(drags(fixture).map(\.phase) == [.cancelled])
    fixture.mouse(.release(.left), 23, 2)
    #expect(drags(fixture).isEmpty)
    #expect(!fixture.hasQuit)
  }

  @Test("A drag that leaves a control passes to the surrounding gesture")
  func gesture() {
    let fixture = HostFixture(40, 8)
    fixture.add(1, 0, 0, 30, 6, NodeContent(actions: .pointer))
    fixture.add(2, in: 1, 2, 1, 8, 1, .control(.toggleIndicator, value: .bool(false)))
    fixture.mouse(.press(.left), 4, 1)
    fixture.mouse(.drag(.left), 4, 3)
    fixture.mouse(.release(.left), 4, 4)
    let phases = fixture.takeEvents().compactMap { event -> HostEvent.PointerEvent.Phase? in
      if case .pointer(NodeID(1), let pointer) = event { pointer.phase } else { nil }
    }
    #expect(phases == [.began, .moved, .ended])
  }

  @Test("Pages turn by dragging sideways, by the wheel and by keys")
  func pages() {
    let fixture = HostFixture(40, 8)
    fixture.add(1, 0, 0, 40, 8, NodeContent(actions: .page))
    fixture.add(2, in: 1, 2, 1, 8, 1, .text("a page"))
    fixture.mouse(.press(.left), 20, 4)
    fixture.mouse(.drag(.left), 12, 4)
    fixture.mouse(.drag(.left), 4, 4)
    fixture.mouse(.release(.left), 4, 4)
    #expect(fixture.takeEvents() == [.increment(NodeID(1))])
    fixture.mouse(.wheelLeft, 20, 4)
    #expect(fixture.takeEvents() == [.decrement(NodeID(1))])
    fixture.press(.right)
    fixture.press(.left)
    fixture.press(.pageDown, .control)
    #expect(
      fixture.takeEvents() == [
        .increment(NodeID(1)), .decrement(NodeID(1)), .increment(NodeID(1)),
      ])
  }
}
