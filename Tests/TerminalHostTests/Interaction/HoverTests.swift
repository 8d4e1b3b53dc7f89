import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@Suite("Hovering")
@MainActor
struct HoverTests {
  private func fixture() -> HostFixture {
    let fixture = HostFixture(30, 8)
    fixture.add(1, 2, 1, 10, 3, NodeContent(actions: .hover))
    fixture.add(2, in: 1, 1, 1, 4, 1, .text("over"))
    var button = NodeContent.button(.automatic, .focusable)
    button.tooltip = "Saves the note"
    fixture.add(3, 2, 5, 10, 1, button)
    return fixture
  }

  private func phases(_ fixture: HostFixture) -> [HostEvent.PointerEvent.Phase] {
    fixture.takeEvents().compactMap { event in
      if case .pointer(_, let pointer) = event { pointer.phase } else { nil }
    }
  }

  @Test("Listeners receive moves over them and the end")
  func moves() {
    let fixture = fixture()
    fixture.mouse(.move, 4, 2)
    fixture.mouse(.move, 5, 2)
    #expect(phases(fixture) == [.hovered, .hovered])
    fixture.mouse(.move, 20, 7)
    #expect(phases(fixture) == [.exited])
    fixture.mouse(.move, 21, 7)
    #expect(phases(fixture).isEmpty)
  }

  @Test("A tooltip appears once the pointer rests, and disappears with the next key or move")
  func tips() async {
    let fixture = fixture()
    fixture.mouse(.move, 4, 5)
    #expect(!fixture.picture.contains("Saves"))
    await fixture.time.advance(by: .milliseconds(600))
    #expect(fixture.picture.contains("Saves the note"))
    fixture.press(.tab)
    #expect(!fixture.picture.contains("Saves"))
    fixture.mouse(.move, 20, 7)
    fixture.mouse(.move, 4, 5)
    await fixture.time.advance(by: .milliseconds(600))
    #expect(fixture.picture.contains("Saves the note"))
    fixture.mouse(.move, 20, 7)
    #expect(!fixture.picture.contains("Saves"))
  }

  @Test("Moves are requested only while something listens")
  func listeners() {
    let fixture = fixture()
    #expect(fixture.host.hover.tracking.listeners.ids == [NodeID(1), NodeID(3)])
    fixture.remove(1)
    fixture.update(3) { $0.tooltip = nil }
    #expect(fixture.host.hover.tracking.listeners.isEmpty)
  }
}
