import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@Suite("The keyboard")
@MainActor
struct KeyboardTests {
  /// Two buttons above each other, and one to the right of the first.
  private func buttons() -> Stage {
    let stage = Stage(30, 6)
    for (id, column, row) in [(1, 0.0, 0.0), (2, 12.0, 0.0), (3, 0.0, 2.0)] {
      stage.add(id, column, row, 10, 1, .button())
      stage.add(id + 10, in: id, 1, 0, 8, 1, .text("button \(id)"))
    }
    return stage
  }

  @Test("Nothing has the focus until it is asked for; Tab, Shift-Tab and arrows move it")
  func moves() {
    let stage = buttons()
    #expect(stage.focused == nil)
    stage.press(.tab)
    #expect(stage.focused == NodeID(1))
    stage.press(.tab)
    stage.press(.tab)
    stage.press(.tab)
    #expect(stage.focused == NodeID(1))
    stage.press(.tab, .shift)
    #expect(stage.focused == NodeID(3))
    stage.press(.up)
    #expect(stage.focused == NodeID(1))
    stage.press(.right)
    #expect(stage.focused == NodeID(2))
    #expect(stage.takeEvents().last == .focused(NodeID(2)))
  }

  @Test("Return and Space press what has the focus")
  func presses() {
    let stage = buttons()
    stage.press(.tab)
    _ = stage.takeEvents()
    stage.type(" \r")
    #expect(stage.takeEvents() == [.activate(NodeID(1)), .activate(NodeID(1))])
  }

  @Test("The focus shows: the button is filled and its label bold")
  func shows() {
    let stage = buttons()
    let before = stage.cell(2, 0).style
    stage.press(.tab)
    let after = stage.cell(2, 0).style
    #expect(after.attributes.contains(.bold))
    #expect(after.background != before.background)
    stage.press(.down)
    #expect(stage.cell(2, 0).style == before)
  }

  @Test("A plain button's label looks as it was written until it has the focus; others are tinted")
  func plain() {
    let stage = Stage(20, 2)
    for (row, style) in [ControlSpec.Style.plain, .borderless].enumerated() {
      stage.add(row + 1, 0, Double(row), 8, 1, .button(style, .focusable))
      stage.add(row + 11, in: row + 1, 0, 0, 8, 1, .text("press me"))
    }
    #expect(stage.cell(0, 0).style.foreground.isStandard)
    #expect(!stage.cell(0, 1).style.foreground.isStandard)
    stage.press(.tab)
    #expect(!stage.cell(0, 0).style.foreground.isStandard)
  }

  @Test("Without colours the focus shows, too", arguments: ["vt100", "xterm"])
  func showsFlat(term: String) {
    let stage = Stage(20, 2, ["TERM": term])
    stage.add(1, 0, 0, 10, 1, .button())
    stage.add(2, in: 1, 1, 0, 8, 1, .text("press me"))
    let before = stage.cell(2, 0)
    #expect(stage.picture == "[press me]")
    stage.press(.tab)
    #expect(stage.cell(2, 0) != before)
  }

  @Test("Disabled and hidden controls are passed over")
  func disabled() {
    let stage = buttons()
    stage.update(1) { $0.traits.insert(.disabled) }
    stage.update(2) { $0.traits.insert(.invisible) }
    stage.press(.tab)
    #expect(stage.focused == NodeID(3))
  }

  @Test("Only what is in front can be reached while something modal is there")
  func modal() {
    let stage = buttons()
    stage.add(20, 5, 3, 10, 1, NodeContent(traits: .modal, actions: .dismiss))
    stage.add(21, in: 20, 0, 0, 10, 1, .button(.automatic, [.focusable, .cancelAction]))
    stage.press(.tab)
    stage.press(.tab)
    #expect(stage.focused == NodeID(21))
    _ = stage.takeEvents()
    stage.press(.escape)
    #expect(stage.takeEvents() == [.activate(NodeID(21))])
    stage.update(21) { $0.traits.remove(.cancelAction) }
    stage.press(.escape)
    #expect(stage.takeEvents() == [.dismiss(NodeID(20))])
    #expect(!stage.hasQuit)
  }

  @Test("Control-C quits, Escape does not: it goes back as far as there is a way")
  func quits() {
    let stage = buttons()
    stage.press(.escape)
    #expect(!stage.hasQuit)
    stage.press(.character("c"), .control)
    #expect(stage.hasQuit)
  }

  @Test("Return without a focus presses the default button")
  func defaultAction() {
    let stage = buttons()
    stage.update(3) { $0.traits.insert(.defaultAction) }
    stage.press(.enter)
    #expect(stage.takeEvents() == [.activate(NodeID(3))])
  }

  @Test("When the focused row is deleted, the next one takes the focus")
  func deletes() {
    let stage = Stage(20, 5)
    for row in 0..<4 {
      stage.add(
        row + 1, 0, Double(row), 20, 1,
        NodeContent(
          role: .row, traits: .focusable, actions: [.activate, .delete], namedActions: [.delete]))
      stage.add(row + 11, in: row + 1, 2, 0, 8, 1, .text("row \(row)"))
    }
    stage.press(.tab)
    stage.press(.down)
    stage.respond = { event in
      guard case .perform(NodeID(2), .delete) = event else { return }
      stage.remove(2)
      stage.move(3, 0, 1)
      stage.move(4, 0, 2)
    }
    stage.press(.delete)
    #expect(stage.focused == NodeID(3))
    #expect(stage.picture == "  row 0\n  row 2\n  row 3")
  }

  @Test("Keys that arrive together each meet what the one before has made")
  func batches() {
    let stage = Stage(20, 3)
    let row = NodeContent(role: .row, traits: .focusable, actions: .delete)
    stage.add(1, 0, 0, 20, 1, row)
    stage.press(.tab)
    _ = stage.takeEvents()
    stage.respond = { event in
      if case .perform = event { stage.host.requestFrame() }
    }
    stage.onFrame = { stage.remove(1) }
    stage.host.receive([.key(TerminalKey(.delete)), .key(TerminalKey(.delete))])
    stage.host.flush()
    #expect(stage.takeEvents() == [.perform(NodeID(1), .delete), .focused(nil)])
  }

  @Test("The runtime's wish for the focus is fulfilled and reported")
  func requested() {
    let stage = buttons()
    stage.host.perform(.focus(NodeID(2)))
    stage.host.flush()
    #expect(stage.focused == NodeID(2))
    #expect(stage.takeEvents() == [.focused(NodeID(2))])
    stage.host.perform(.focus(NodeID(99)))
    stage.host.flush()
    #expect(stage.focused == NodeID(2))
    stage.host.perform(.focus(nil))
    stage.host.flush()
    #expect(stage.takeEvents() == [.focused(nil)])
  }

  @Test("A row that does what its only button does is not a second stop")
  func soleButton() {
    let stage = Stage(20, 2)
    stage.add(1, 0, 0, 20, 1, NodeContent(role: .row, actions: .activate))
    stage.add(2, in: 1, 2, 0, 8, 1, .button(.automatic, .focusable))
    stage.press(.tab)
    #expect(stage.focused == NodeID(2))
    stage.press(.tab)
    #expect(stage.focused == NodeID(2))
  }

  @Test("Home and End lead to the first and the last row of a list, also of a short one")
  func ends() {
    let stage = Stage(20, 8)
    stage.add(1, 0, 0, 20, 1, .button(.automatic, .focusable))
    stage.add(
      2, 0, 1, 20, 6, NodeContent(role: .list, actions: .scroll, control: ControlSpec(kind: .list)))
    stage.add(3, in: 2, 0, 0, 20, 3, NodeContent())
    for row in 0..<3 {
      stage.add(10 + row, in: 3, 0, Double(row), 20, 1, NodeContent(role: .row, traits: .focusable))
      stage.add(20 + row, in: 10 + row, 9, 0, 9, 1, .button(.automatic, .focusable))
    }
    stage.press(.tab)
    stage.press(.end)
    #expect(stage.focused == NodeID(1))
    stage.press(.tab)
    stage.press(.end)
    #expect(stage.focused == NodeID(12))
    stage.press(.home)
    #expect(stage.focused == NodeID(10))
  }

  @Test("Sliders move by arrows, in fine steps with Shift, and to their ends")
  func slider() {
    let stage = Stage(20, 1)
    stage.add(
      1, 0, 0, 11, 1,
      .control(.slider, value: .number(0.5, in: 0...1, step: 0), actions: [.setValue, .step]))
    #expect(stage.picture == "━━━━━●─────")
    stage.press(.tab)
    stage.press(.right)
    #expect(stage.takeEvents().last == .setValue(NodeID(1), .number(0.55, in: 0...1, step: 0)))
    stage.press(.end)
    #expect(stage.picture == "━━━━━━━━━━◉")
    stage.press(.right)
    stage.press(.home)
    #expect(stage.takeEvents().count == 2)
    #expect(stage.picture == "◉──────────")
  }

  @Test("Steps are kept to, whatever the range starts at")
  func steps() {
    let value = ElementValue.number(3, in: 1...10, step: 2)
    #expect(
      SliderRenderer.value(value, movedBy: 1, isFine: false) == .number(5, in: 1...10, step: 2))
    #expect(
      SliderRenderer.value(value, atColumn: 19, of: 20) == .number(10, in: 1...10, step: 2))
    #expect(SliderRenderer.fraction(of: .number(.nan, in: 0...1, step: 0)) == 0)
    #expect(SliderRenderer.fraction(of: .number(1, in: 1...1, step: 0)) == 0)
  }

  @Test("Steppers count by plus and minus and by arrows")
  func stepper() {
    let stage = Stage(20, 1)
    stage.add(1, 0, 0, 20, 1, NodeContent(role: .stepper, traits: .focusable, actions: .step))
    stage.add(
      2, in: 1, 10, 0, 7, 1,
      {
        var part = NodeContent.control(.stepperButtons, actions: .step)
        part.traits = .hiddenFromAccessibility
        return part
      }())
    stage.press(.tab)
    #expect(stage.focused == NodeID(1))
    _ = stage.takeEvents()
    stage.type("+-")
    stage.press(.right)
    stage.press(.left)
    let id = NodeID(1)
    #expect(stage.takeEvents() == [.increment(id), .decrement(id), .increment(id), .decrement(id)])
  }

  @Test("A toggle is one stop, flipped by Space and shown at once")
  func toggle() {
    let stage = Stage(20, 1)
    stage.add(
      1, 0, 0, 20, 1,
      NodeContent(
        role: .toggle, traits: .focusable, actions: [.activate, .setValue], value: .bool(false)))
    stage.add(2, in: 1, 0, 0, 5, 1, .text("Wi-Fi"))
    var part = NodeContent.control(.toggleIndicator, value: .bool(false))
    part.traits = .hiddenFromAccessibility
    stage.add(3, in: 1, 8, 0, 4, 1, part)
    stage.respond = { event in
      if case .setValue(NodeID(1), let value) = event { stage.update(3) { $0.value = value } }
    }
    #expect(stage.picture == "Wi-Fi    ●")
    stage.press(.tab)
    stage.press(.character(" "))
    #expect(stage.picture == "Wi-Fi     ●")
    #expect(stage.takeEvents() == [.focused(NodeID(1)), .setValue(NodeID(1), .bool(true))])
  }
}
