import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@Suite("Changes without input")
@MainActor
struct ClockTests {
  @Test("The frame clock ticks thirty times a second while it runs, and not once after")
  func frameClock() async {
    let fixture = HostFixture(10, 1)
    fixture.host.setFrameClock(running: true)
    fixture.host.setFrameClock(running: true)
    await fixture.time.advance(by: .milliseconds(100))
    #expect(fixture.ticks.count == 3)
    fixture.host.setFrameClock(running: false)
    await fixture.time.advance(by: .seconds(1))
    #expect(fixture.ticks.count == 3)
  }

  @Test(
    "On a busy machine, where each tick is late by less than a period, they are as many",
    arguments: [(10, 89), (25, 89), (50, 35)])
  func lateTicks(_ milliseconds: Int, _ least: Int) async {
    let fixture = HostFixture(10, 1, lateness: .milliseconds(milliseconds))
    fixture.host.setFrameClock(running: true)
    await fixture.time.advance(by: .seconds(3))
    #expect(fixture.ticks.count >= least)
    let pauses = zip(fixture.ticks, fixture.ticks.dropFirst()).map { $1 - $0 }
    #expect(pauses.allSatisfy { $0 > 0.03 })
  }

  @Test("A spinner turns while it is visible, and costs nothing once it is gone")
  func spinner() async {
    let fixture = HostFixture(10, 1)
    fixture.add(1, 0, 0, 1, 1, .control(.progress, .circular, value: .indeterminate, actions: []))
    #expect(fixture.picture == "⠋")
    await fixture.time.advance(by: .milliseconds(100))
    #expect(fixture.picture == "⠙")
    fixture.remove(1)
    #expect(fixture.picture == "")
    await fixture.time.advance(by: .seconds(1))
    #expect(fixture.host.painter.moving.isEmpty)
    #expect(fixture.host.painter.interaction.phase == 2)
  }

  @Test("Two slow clicks are not a double click")
  func slowClicks() async {
    let fixture = HostFixture(20, 1)
    fixture.add(1, 0, 0, 20, 1, .control(.textField, value: .text("one two"), actions: .edit))
    fixture.click(2, 0)
    await fixture.time.advance(by: .milliseconds(500))
    fixture.click(2, 0)
    #expect(fixture.host.painter.interaction.fields[NodeID(1)]?.state.selection.isEmpty == true)
    fixture.click(2, 0)
    #expect(fixture.host.painter.interaction.fields[NodeID(1)]?.state.selectedText == "one")
  }

  @Test("A button held for half a second is a long press, without a click after it")
  func longPress() async {
    let fixture = HostFixture(20, 1)
    var content = NodeContent(actions: [.activate, .longPress])
    content.hitShape = HitShape(.rectangle)
    fixture.add(1, 0, 0, 20, 1, content)
    fixture.mouse(.press(.left), 2, 0)
    await fixture.time.advance(by: .milliseconds(500))
    fixture.mouse(.release(.left), 2, 0)
    #expect(fixture.takeEvents() == [.focused(NodeID(1)), .longPress(NodeID(1))])
    fixture.click(2, 0)
    await fixture.time.advance(by: .seconds(1))
    #expect(fixture.takeEvents() == [.activate(NodeID(1))])
  }
}
