import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@Suite("The mouse")
@MainActor
struct MouseTests {
  private func fixture() -> HostFixture {
    let fixture = HostFixture(30, 6)
    fixture.add(1, 2, 1, 10, 1, .button(.automatic, .focusable))
    fixture.add(2, in: 1, 1, 0, 8, 1, .text("press me"))
    return fixture
  }

  @Test("A click focuses and presses, if the button is released over the same view")
  func clicks() {
    let fixture = fixture()
    fixture.click(4, 1)
    #expect(fixture.takeEvents() == [.focused(NodeID(1)), .activate(NodeID(1))])
    fixture.mouse(.press(.left), 4, 1)
    fixture.mouse(.drag(.left), 4, 4)
    fixture.mouse(.release(.left), 4, 4)
    #expect(fixture.takeEvents().isEmpty)
  }

  @Test("A view in front takes the click, unless it lets it through")
  func covered() {
    let fixture = fixture()
    fixture.add(3, 0, 0, 20, 3, .shape(.rectangle, fill: .rgba(1, 0, 0, 0.5)))
    fixture.click(4, 1)
    #expect(fixture.takeEvents().isEmpty)
    fixture.update(3) { $0.traits.insert(.ignoresPointer) }
    fixture.click(4, 1)
    #expect(fixture.takeEvents().contains(.activate(NodeID(1))))
  }

  @Test("Disabled and clipped views cannot be clicked")
  func unreachable() {
    let fixture = fixture()
    fixture.update(1) { $0.traits.insert(.disabled) }
    fixture.click(4, 1)
    #expect(fixture.takeEvents().isEmpty)
    fixture.add(5, 20, 0, 5, 1, NodeContent(effects: [.clip(.rectangle)]))
    fixture.add(6, in: 5, 0, 1, 5, 1, .button())
    fixture.click(21, 1)
    #expect(fixture.takeEvents().isEmpty)
  }

  @Test("A click outside a dismissible view dismisses it, and hits nothing behind")
  func dismisses() {
    let fixture = fixture()
    fixture.add(10, 15, 3, 8, 1, NodeContent(traits: .modal, actions: .dismiss))
    fixture.click(4, 1)
    #expect(fixture.takeEvents() == [.dismiss(NodeID(10))])
  }

  @Test("Sliders follow the pointer, even outside their bounds")
  func slider() {
    let fixture = HostFixture(30, 3)
    fixture.add(
      1, 5, 1, 11, 1,
      .control(.slider, value: .number(0, in: 0...10, step: 1), actions: [.setValue, .step]))
    fixture.mouse(.press(.left), 10, 1)
    fixture.mouse(.drag(.left), 29, 0)
    fixture.mouse(.release(.left), 29, 0)
    #expect(
      fixture.takeEvents() == [
        .focused(NodeID(1)), .setValue(NodeID(1), .number(5, in: 0...10, step: 1)),
        .setValue(NodeID(1), .number(10, in: 0...10, step: 1)),
      ])
  }

  @Test("A node with pointer events receives them from press to release, in points")
  func pointer() {
    let fixture = HostFixture(30, 3)
    var content = NodeContent(actions: .pointer)
    content.hitShape = HitShape(.rectangle)
    fixture.add(1, 0, 0, 10, 3, content)
    fixture.mouse(.press(.left), 1, 1)
    fixture.mouse(.drag(.left), 20, 2)
    fixture.mouse(.release(.left), 20, 2)
    let seen = fixture.takeEvents().compactMap {
      event -> (HostEvent.PointerEvent.Phase, CGPoint)? in
      if case .pointer(NodeID(1), let event) = event { return (event.phase, event.location) }
      return nil
    }
    #expect(seen.map(\.0) == [.began, .moved, .ended])
    #expect(seen[0].1 == CGPoint(x: 12, y: 24))
  }

  @Test("A button that follows the pointer recognises its clicks itself")
  func customButton() {
    let fixture = HostFixture(30, 3)
    var content = NodeContent.button(.plain, .focusable)
    content.actions = [.activate, .pointer]
    fixture.add(1, 0, 0, 10, 1, content)
    fixture.mouse(.press(.left), 1, 0)
    fixture.mouse(.release(.left), 3, 0)
    let phases = fixture.takeEvents().compactMap { event -> HostEvent.PointerEvent.Phase? in
      if case .pointer(NodeID(1), let event) = event { event.phase } else { nil }
    }
    #expect(phases == [.began, .ended])
    fixture.press(.enter)
    #expect(fixture.takeEvents().last == .activate(NodeID(1)))
  }

  @Test("The wheel scrolls the view below the pointer, and at its end the outer one")
  func wheel() {
    let fixture = HostFixture(20, 8)
    fixture.add(1, 0, 0, 20, 8, NodeContent(role: .scrollView, actions: .scroll))
    fixture.add(2, in: 1, 0, 0, 20, 20, NodeContent())
    fixture.add(3, in: 2, 0, 0, 20, 4, NodeContent(role: .scrollView, actions: .scroll))
    fixture.add(4, in: 3, 0, -2, 20, 6, .text("inner"))
    fixture.mouse(.wheelUp, 1, 1)
    #expect(fixture.takeEvents() == [.scroll(NodeID(3), .zero)])
    fixture.mouse(.wheelDown, 1, 1)
    #expect(fixture.takeEvents() == [.scroll(NodeID(1), CGPoint(x: 0, y: 48))])
    fixture.mouse(.wheelDown, 1, 6)
    #expect(fixture.takeEvents() == [.scroll(NodeID(1), CGPoint(x: 0, y: 48))])
  }

  @Test("Continuous scrolling stays with its first view, whatever comes below the pointer")
  func turning() async {
    let fixture = HostFixture(20, 8)
    fixture.add(1, 0, 0, 20, 8, NodeContent(role: .scrollView, actions: .scroll))
    fixture.add(2, in: 1, 0, 0, 20, 40, NodeContent())
    fixture.add(3, in: 2, 0, 3, 20, 4, NodeContent(role: .scrollView, actions: .scroll))
    fixture.add(4, in: 3, 0, 0, 20, 8, .text("inner"))
    fixture.respond = { event in
      guard case .scroll(let id, let offset) = event else { return }
      fixture.move(id == NodeID(1) ? 2 : 4, 0, -offset.y / 16)
    }
    func scrolled() -> [NodeID] {
      fixture.takeEvents().compactMap { if case .scroll(let id, _) = $0 { id } else { nil } }
    }
    // The inner view comes to lie below the pointer, and is ignored.
    for _ in 0..<4 { fixture.mouse(.wheelDown, 1, 1) }
    #expect(scrolled() == Array(repeating: NodeID(1), count: 4))
    fixture.move(2, 0, 0)
    // At its end the surrounding view does not take over until the wheel has rested.
    for _ in 0..<4 { fixture.mouse(.wheelDown, 1, 5) }
    #expect(scrolled() == Array(repeating: NodeID(3), count: 2))
    await fixture.time.advance(by: .seconds(1))
    fixture.mouse(.wheelDown, 1, 5)
    #expect(scrolled() == [NodeID(1)])
    // Another direction starts another turn.
    fixture.move(2, 0, 0)
    fixture.mouse(.wheelUp, 1, 5)
    #expect(scrolled() == [NodeID(3)])
  }

  @Test("Keys scroll if nothing takes the focus, and a focused view scrolls into sight")
  func keys() {
    let fixture = HostFixture(20, 4)
    fixture.add(1, 0, 0, 20, 4, NodeContent(role: .scrollView, actions: .scroll))
    fixture.add(2, in: 1, 0, 0, 20, 20, NodeContent())
    fixture.respond = { event in
      if case .scroll(NodeID(1), let offset) = event { fixture.move(2, 0, -offset.y / 16) }
    }
    fixture.press(.pageDown)
    fixture.press(.down)
    fixture.press(.end)
    let offsets = fixture.takeEvents().compactMap { event -> CGFloat? in
      if case .scroll(_, let offset) = event { return offset.y }
      return nil
    }
    #expect(offsets == [48, 64, 256])
    fixture.add(3, in: 2, 0, 1, 10, 1, .button(.automatic, .focusable))
    fixture.press(.tab)
    #expect(fixture.takeEvents().contains(.scroll(NodeID(1), CGPoint(x: 0, y: 16))))
  }
}
