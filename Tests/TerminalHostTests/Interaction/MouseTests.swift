import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@Suite("The mouse")
@MainActor
struct MouseTests {
  private func stage() -> Stage {
    let stage = Stage(30, 6)
    stage.add(1, 2, 1, 10, 1, .button(.automatic, .focusable))
    stage.add(2, in: 1, 1, 0, 8, 1, .text("press me"))
    return stage
  }

  @Test("A click focuses and presses, if the button comes up over the same thing")
  func clicks() {
    let stage = stage()
    stage.click(4, 1)
    #expect(stage.takeEvents() == [.focused(NodeID(1)), .activate(NodeID(1))])
    stage.mouse(.press(.left), 4, 1)
    stage.mouse(.drag(.left), 4, 4)
    stage.mouse(.release(.left), 4, 4)
    #expect(stage.takeEvents().isEmpty)
  }

  @Test("What lies in front takes the click, unless it lets pointers through")
  func covered() {
    let stage = stage()
    stage.add(3, 0, 0, 20, 3, .shape(.rectangle, fill: .rgba(1, 0, 0, 0.5)))
    stage.click(4, 1)
    #expect(stage.takeEvents().isEmpty)
    stage.update(3) { $0.traits.insert(.ignoresPointer) }
    stage.click(4, 1)
    #expect(stage.takeEvents().contains(.activate(NodeID(1))))
  }

  @Test("Disabled and clipped things cannot be clicked")
  func unreachable() {
    let stage = stage()
    stage.update(1) { $0.traits.insert(.disabled) }
    stage.click(4, 1)
    #expect(stage.takeEvents().isEmpty)
    stage.add(5, 20, 0, 5, 1, NodeContent(effects: [.clip(.rectangle)]))
    stage.add(6, in: 5, 0, 1, 5, 1, .button())
    stage.click(21, 1)
    #expect(stage.takeEvents().isEmpty)
  }

  @Test("A click outside of something that can be dismissed does that, and nothing behind it")
  func dismisses() {
    let stage = stage()
    stage.add(10, 15, 3, 8, 1, NodeContent(traits: .modal, actions: .dismiss))
    stage.click(4, 1)
    #expect(stage.takeEvents() == [.dismiss(NodeID(10))])
  }

  @Test("Sliders follow the pointer, even outside of themselves")
  func slider() {
    let stage = Stage(30, 3)
    stage.add(
      1, 5, 1, 11, 1,
      .control(.slider, value: .number(0, in: 0...10, step: 1), actions: [.setValue, .step]))
    stage.mouse(.press(.left), 10, 1)
    stage.mouse(.drag(.left), 29, 0)
    stage.mouse(.release(.left), 29, 0)
    #expect(
      stage.takeEvents() == [
        .focused(NodeID(1)), .setValue(NodeID(1), .number(5, in: 0...10, step: 1)),
        .setValue(NodeID(1), .number(10, in: 0...10, step: 1)),
      ])
  }

  @Test("A node that wants pointer events gets them from press to release, in points")
  func pointer() {
    let stage = Stage(30, 3)
    var content = NodeContent(actions: .pointer)
    content.hitShape = HitShape(.rectangle)
    stage.add(1, 0, 0, 10, 3, content)
    stage.mouse(.press(.left), 1, 1)
    stage.mouse(.drag(.left), 20, 2)
    stage.mouse(.release(.left), 20, 2)
    let seen = stage.takeEvents().compactMap { event -> (HostEvent.PointerEvent.Phase, CGPoint)? in
      if case .pointer(NodeID(1), let event) = event { return (event.phase, event.location) }
      return nil
    }
    #expect(seen.map(\.0) == [.began, .moved, .ended])
    #expect(seen[0].1 == CGPoint(x: 12, y: 24))
  }

  @Test("A button that follows the pointer makes a click of it itself")
  func customButton() {
    let stage = Stage(30, 3)
    var content = NodeContent.button(.plain, .focusable)
    content.actions = [.activate, .pointer]
    stage.add(1, 0, 0, 10, 1, content)
    stage.mouse(.press(.left), 1, 0)
    stage.mouse(.release(.left), 3, 0)
    let phases = stage.takeEvents().compactMap { event -> HostEvent.PointerEvent.Phase? in
      if case .pointer(NodeID(1), let event) = event { event.phase } else { nil }
    }
    #expect(phases == [.began, .ended])
    stage.press(.enter)
    #expect(stage.takeEvents().last == .activate(NodeID(1)))
  }

  @Test("The wheel scrolls the view below the pointer, and at its end the one round it")
  func wheel() {
    let stage = Stage(20, 8)
    stage.add(1, 0, 0, 20, 8, NodeContent(role: .scrollView, actions: .scroll))
    stage.add(2, in: 1, 0, 0, 20, 20, NodeContent())
    stage.add(3, in: 2, 0, 0, 20, 4, NodeContent(role: .scrollView, actions: .scroll))
    stage.add(4, in: 3, 0, -2, 20, 6, .text("inner"))
    stage.mouse(.wheelUp, 1, 1)
    #expect(stage.takeEvents() == [.scroll(NodeID(3), .zero)])
    stage.mouse(.wheelDown, 1, 1)
    #expect(stage.takeEvents() == [.scroll(NodeID(1), CGPoint(x: 0, y: 48))])
    stage.mouse(.wheelDown, 1, 6)
    #expect(stage.takeEvents() == [.scroll(NodeID(1), CGPoint(x: 0, y: 48))])
  }

  @Test("A wheel that is turned on scrolls what it began with, whatever comes below the pointer")
  func turning() async {
    let stage = Stage(20, 8)
    stage.add(1, 0, 0, 20, 8, NodeContent(role: .scrollView, actions: .scroll))
    stage.add(2, in: 1, 0, 0, 20, 40, NodeContent())
    stage.add(3, in: 2, 0, 3, 20, 4, NodeContent(role: .scrollView, actions: .scroll))
    stage.add(4, in: 3, 0, 0, 20, 8, .text("inner"))
    stage.respond = { event in
      guard case .scroll(let id, let offset) = event else { return }
      stage.move(id == NodeID(1) ? 2 : 4, 0, -offset.y / 16)
    }
    func scrolled() -> [NodeID] {
      stage.takeEvents().compactMap { if case .scroll(let id, _) = $0 { id } else { nil } }
    }
    // The inner view comes to lie below the pointer, and is passed by.
    for _ in 0..<4 { stage.mouse(.wheelDown, 1, 1) }
    #expect(scrolled() == Array(repeating: NodeID(1), count: 4))
    stage.move(2, 0, 0)
    // What comes to its end is not left for the view round it, before the wheel has rested.
    for _ in 0..<4 { stage.mouse(.wheelDown, 1, 5) }
    #expect(scrolled() == Array(repeating: NodeID(3), count: 2))
    await stage.time.advance(by: .seconds(1))
    stage.mouse(.wheelDown, 1, 5)
    #expect(scrolled() == [NodeID(1)])
    // Another way is another turn.
    stage.move(2, 0, 0)
    stage.mouse(.wheelUp, 1, 5)
    #expect(scrolled() == [NodeID(3)])
  }

  @Test("The keys scroll where nothing takes the focus, and what gets it comes into sight")
  func keys() {
    let stage = Stage(20, 4)
    stage.add(1, 0, 0, 20, 4, NodeContent(role: .scrollView, actions: .scroll))
    stage.add(2, in: 1, 0, 0, 20, 20, NodeContent())
    stage.respond = { event in
      if case .scroll(NodeID(1), let offset) = event { stage.move(2, 0, -offset.y / 16) }
    }
    stage.press(.pageDown)
    stage.press(.down)
    stage.press(.end)
    let offsets = stage.takeEvents().compactMap { event -> CGFloat? in
      if case .scroll(_, let offset) = event { return offset.y }
      return nil
    }
    #expect(offsets == [48, 64, 256])
    stage.add(3, in: 2, 0, 1, 10, 1, .button(.automatic, .focusable))
    stage.press(.tab)
    #expect(stage.takeEvents().contains(.scroll(NodeID(1), CGPoint(x: 0, y: 16))))
  }
}
