import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@Suite("What happens by itself")
@MainActor
struct ClockTests {
  @Test("The frame clock ticks thirty times a second while it runs, and not once after")
  func frameClock() async {
    let stage = Stage(10, 1)
    stage.host.setFrameClock(running: true)
    stage.host.setFrameClock(running: true)
    await stage.time.advance(by: .milliseconds(100))
    #expect(stage.ticks.count == 3)
    stage.host.setFrameClock(running: false)
    await stage.time.advance(by: .seconds(1))
    #expect(stage.ticks.count == 3)
  }

  @Test("A spinner turns while it can be seen, and costs nothing once it is gone")
  func spinner() async {
    let stage = Stage(10, 1)
    stage.add(1, 0, 0, 1, 1, .control(.progress, .circular, value: .indeterminate, actions: []))
    #expect(stage.picture == "⠋")
    await stage.time.advance(by: .milliseconds(100))
    #expect(stage.picture == "⠙")
    stage.remove(1)
    #expect(stage.picture == "")
    await stage.time.advance(by: .seconds(1))
    #expect(stage.host.painter.moving.isEmpty)
    #expect(stage.host.painter.interaction.phase == 2)
  }

  @Test("Two slow clicks are no double click")
  func slowClicks() async {
    let stage = Stage(20, 1)
    stage.add(1, 0, 0, 20, 1, .control(.textField, value: .text("one two"), actions: .edit))
    stage.click(2, 0)
    await stage.time.advance(by: .milliseconds(500))
    stage.click(2, 0)
    #expect(stage.host.painter.interaction.fields[NodeID(1)]?.state.selection.isEmpty == true)
    stage.click(2, 0)
    #expect(stage.host.painter.interaction.fields[NodeID(1)]?.state.selectedText == "one")
  }

  @Test("A button held down for half a second is a long press, and no click after it")
  func longPress() async {
    let stage = Stage(20, 1)
    var content = NodeContent(actions: [.activate, .longPress])
    content.hitShape = HitShape(.rectangle)
    stage.add(1, 0, 0, 20, 1, content)
    stage.mouse(.press(.left), 2, 0)
    await stage.time.advance(by: .milliseconds(500))
    stage.mouse(.release(.left), 2, 0)
    #expect(stage.takeEvents() == [.focused(NodeID(1)), .longPress(NodeID(1))])
    stage.click(2, 0)
    await stage.time.advance(by: .seconds(1))
    #expect(stage.takeEvents() == [.activate(NodeID(1))])
  }
}
