import Foundation
import HostInterface
import TerminalInput
import Testing

@testable import TerminalHost

@Suite("The keyboard")
@MainActor
struct KeyboardTests {
  /// Two buttons above each other, and one to the right of the first.
  private func buttons() -> HostFixture {
    let fixture = HostFixture(30, 6)
    for (id, column, row) in [(1, 0.0, 0.0), (2, 12.0, 0.0), (3, 0.0, 2.0)] {
      fixture.add(id, column, row, 10, 1, .button())
      fixture.add(id + 10, in: id, 1, 0, 8, 1, .text("button \(id)"))
    }
    return fixture
  }

  @Test("Nothing has the focus at first; Tab, Shift-Tab and arrow keys move it")
  func moves() {
    let fixture = buttons()
    #expect(fixture.focused == nil)
    fixture.press(.tab)
    #expect(fixture.focused == NodeID(1))
    fixture.press(.tab)
    fixture.press(.tab)
    fixture.press(.tab)
    #expect(fixture.focused == NodeID(1))
    fixture.press(.tab, .shift)
    #expect(fixture.focused == NodeID(3))
    fixture.press(.up)
    #expect(fixture.focused == NodeID(1))
    fixture.press(.right)
    #expect(fixture.focused == NodeID(2))
    #expect(fixture.takeEvents().last == .focused(NodeID(2)))
  }

  @Test("Return and Space press the focused view")
  func presses() {
    let fixture = buttons()
    fixture.press(.tab)
    _ = fixture.takeEvents()
    fixture.type(" \r")
    #expect(fixture.takeEvents() == [.activate(NodeID(1)), .activate(NodeID(1))])
  }

  @Test("The focus is visible: the button is filled and its label bold")
  func shows() {
    let fixture = buttons()
    let before = fixture.cell(2, 0).style
    fixture.press(.tab)
    let after = fixture.cell(2, 0).style
    #expect(after.attributes.contains(.bold))
    #expect(after.background != before.background)
    fixture.press(.down)
    #expect(fixture.cell(2, 0).style == before)
  }

  @Test("A plain button's label is unchanged until it has the focus; others are tinted")
  func plain() {
    let fixture = HostFixture(20, 2)
    for (row, style) in [ControlSpec.Style.plain, .borderless].enumerated() {
      fixture.add(row + 1, 0, Double(row), 8, 1, .button(style, .focusable))
      fixture.add(row + 11, in: row + 1, 0, 0, 8, 1, .text("press me"))
    }
    #expect(fixture.cell(0, 0).style.foreground.isStandard)
    #expect(!fixture.cell(0, 1).style.foreground.isStandard)
    fixture.press(.tab)
    #expect(!fixture.cell(0, 0).style.foreground.isStandard)
  }

  @Test("Without colours the focus is visible, too", arguments: ["vt100", "xterm"])
  func showsFlat(term: String) {
    let fixture = HostFixture(20, 2, ["TERM": term])
    fixture.add(1, 0, 0, 10, 1, .button())
    fixture.add(2, in: 1, 1, 0, 8, 1, .text("press me"))
    let before = fixture.cell(2, 0)
    #expect(fixture.picture == "[press me]")
    fixture.press(.tab)
    #expect(fixture.cell(2, 0) != before)
  }

  @Test("Disabled and hidden controls are skipped")
  func disabled() {
    let fixture = buttons()
    fixture.update(1) { $0.traits.insert(.disabled) }
    fixture.update(2) { $0.traits.insert(.invisible) }
    fixture.press(.tab)
    #expect(fixture.focused == NodeID(3))
  }

  @Test("Only views in front can be reached while something modal is open")
  func modal() {
    let fixture = buttons()
    fixture.add(20, 5, 3, 10, 1, NodeContent(traits: .modal, actions: .dismiss))
    fixture.add(21, in: 20, 0, 0, 10, 1, .button(.automatic, [.focusable, .cancelAction]))
    fixture.press(.tab)
    fixture.press(.tab)
    #expect(fixture.focused == NodeID(21))
    _ = fixture.takeEvents()
    fixture.press(.escape)
    #expect(fixture.takeEvents() == [.activate(NodeID(21))])
    fixture.update(21) { $0.traits.remove(.cancelAction) }
    fixture.press(.escape)
    #expect(fixture.takeEvents() == [.dismiss(NodeID(20))])
    #expect(!fixture.hasQuit)
  }

  @Test("Control-C quits, Escape does not: it goes back as far as possible")
  func quits() {
    let fixture = buttons()
    fixture.press(.escape)
    #expect(!fixture.hasQuit)
    fixture.press(.character("c"), .control)
    #expect(fixture.hasQuit)
  }

  @Test("Return without a focus presses the default button")
  func defaultAction() {
    let fixture = buttons()
    fixture.update(3) { $0.traits.insert(.defaultAction) }
    fixture.press(.enter)
    #expect(fixture.takeEvents() == [.activate(NodeID(3))])
  }

  @Test("When the focused row is deleted, the next one takes the focus")
  func deletes() {
    let fixture = HostFixture(20, 5)
    for row in 0..<4 {
      fixture.add(
        row + 1, 0, Double(row), 20, 1,
        NodeContent(
          role: .row, traits: .focusable, actions: [.activate, .delete], namedActions: [.delete]))
      fixture.add(row + 11, in: row + 1, 2, 0, 8, 1, .text("row \(row)"))
    }
    fixture.press(.tab)
    fixture.press(.down)
    fixture.respond = { event in
      guard case .perform(NodeID(2), .delete) = event else { return }
      fixture.remove(2)
      fixture.move(3, 0, 1)
      fixture.move(4, 0, 2)
    }
    fixture.press(.delete)
    #expect(fixture.focused == NodeID(3))
    #expect(fixture.picture == "  row 0\n  row 2\n  row 3")
  }

  @Test("Keys that arrive together each see the effect of the former one")
  func batches() {
    let fixture = HostFixture(20, 3)
    let row = NodeContent(role: .row, traits: .focusable, actions: .delete)
    fixture.add(1, 0, 0, 20, 1, row)
    fixture.press(.tab)
    _ = fixture.takeEvents()
    fixture.respond = { event in
      if case .perform = event { fixture.host.requestFrame() }
    }
    fixture.onFrame = { fixture.remove(1) }
    fixture.host.receive([.key(TerminalKey(.delete)), .key(TerminalKey(.delete))])
    fixture.host.flush()
    #expect(fixture.takeEvents() == [.perform(NodeID(1), .delete), .focused(nil)])
  }

  @Test("A focus request of the runtime is fulfilled and reported")
  func requested() {
    let fixture = buttons()
    fixture.host.perform(.focus(NodeID(2)))
    fixture.host.flush()
    #expect(fixture.focused == NodeID(2))
    #expect(fixture.takeEvents() == [.focused(NodeID(2))])
    fixture.host.perform(.focus(NodeID(99)))
    fixture.host.flush()
    #expect(fixture.focused == NodeID(2))
    fixture.host.perform(.focus(nil))
    fixture.host.flush()
    #expect(fixture.takeEvents() == [.focused(nil)])
  }

  @Test("A row that performs its only button's action is not a second stop")
  func soleButton() {
    let fixture = HostFixture(20, 2)
    fixture.add(1, 0, 0, 20, 1, NodeContent(role: .row, actions: .activate))
    fixture.add(2, in: 1, 2, 0, 8, 1, .button(.automatic, .focusable))
    fixture.press(.tab)
    #expect(fixture.focused == NodeID(2))
    fixture.press(.tab)
    #expect(fixture.focused == NodeID(2))
  }

  @Test("Home and End move to the first and last row of a list, also of a short one")
  func ends() {
    let fixture = HostFixture(20, 8)
    fixture.add(1, 0, 0, 20, 1, .button(.automatic, .focusable))
    fixture.add(
      2, 0, 1, 20, 6, NodeContent(role: .list, actions: .scroll, control: ControlSpec(kind: .list)))
    fixture.add(3, in: 2, 0, 0, 20, 3, NodeContent())
    for row in 0..<3 {
      fixture.add(
        10 + row, in: 3, 0, Double(row), 20, 1, NodeContent(role: .row, traits: .focusable))
      fixture.add(20 + row, in: 10 + row, 9, 0, 9, 1, .button(.automatic, .focusable))
    }
    fixture.press(.tab)
    fixture.press(.end)
    #expect(fixture.focused == NodeID(1))
    fixture.press(.tab)
    fixture.press(.end)
    #expect(fixture.focused == NodeID(12))
    fixture.press(.home)
    #expect(fixture.focused == NodeID(10))
  }

  @Test("Sliders move by arrow keys, in fine steps with Shift, and to their ends")
  func slider() {
    let fixture = HostFixture(20, 1)
    fixture.add(
      1, 0, 0, 11, 1,
      .control(.slider, value: .number(0.5, in: 0...1, step: 0), actions: [.setValue, .step]))
    #expect(fixture.picture == "━━━━━●─────")
    fixture.press(.tab)
    fixture.press(.right)
    #expect(fixture.takeEvents().last == .setValue(NodeID(1), .number(0.55, in: 0...1, step: 0)))
    fixture.press(.end)
    #expect(fixture.picture == "━━━━━━━━━━◉")
    fixture.press(.right)
    fixture.press(.home)
    #expect(fixture.takeEvents().count == 2)
    #expect(fixture.picture == "◉──────────")
  }

  @Test("Steps are kept, whatever the range starts at")
  func steps() {
    let value = ElementValue.number(3, in: 1...10, step: 2)
    #expect(
      SliderRenderer.value(value, movedBy: 1, isFine: false) == .number(5, in: 1...10, step: 2))
    #expect(
      SliderRenderer.value(value, atColumn: 19, of: 20) == .number(10, in: 1...10, step: 2))
    #expect(SliderRenderer.fraction(of: .number(.nan, in: 0...1, step: 0)) == 0)
    #expect(SliderRenderer.fraction(of: .number(1, in: 1...1, step: 0)) == 0)
  }

  @Test("Steppers change by plus and minus and by arrow keys")
  func stepper() {
    let fixture = HostFixture(20, 1)
    fixture.add(1, 0, 0, 20, 1, NodeContent(role: .stepper, traits: .focusable, actions: .step))
    fixture.add(
      2, in: 1, 10, 0, 7, 1,
      {
        var part = NodeContent.control(.stepperButtons, actions: .step)
        part.traits = .hiddenFromAccessibility
        return part
      }())
    fixture.press(.tab)
    #expect(fixture.focused == NodeID(1))
    _ = fixture.takeEvents()
    fixture.type("+-")
    fixture.press(.right)
    fixture.press(.left)
    let id = NodeID(1)
    #expect(
      fixture.takeEvents() == [.increment(id), .decrement(id), .increment(id), .decrement(id)])
  }

  @Test("A toggle is one stop, switched by Space and shown at once")
  func toggle() {
    let fixture = HostFixture(20, 1)
    fixture.add(
      1, 0, 0, 20, 1,
      NodeContent(
        role: .toggle, traits: .focusable, actions: [.activate, .setValue], value: .bool(false)))
    fixture.add(2, in: 1, 0, 0, 5, 1, .text("Wi-Fi"))
    var part = NodeContent.control(.toggleIndicator, value: .bool(false))
    part.traits = .hiddenFromAccessibility
    fixture.add(3, in: 1, 8, 0, 4, 1, part)
    fixture.respond = { event in
      if case .setValue(NodeID(1), let value) = event { fixture.update(3) { $0.value = value } }
    }
    #expect(fixture.picture == "Wi-Fi    ●━")
    fixture.press(.tab)
    fixture.press(.character(" "))
    #expect(fixture.picture == "Wi-Fi    ━●")
    #expect(fixture.takeEvents() == [.focused(NodeID(1)), .setValue(NodeID(1), .bool(true))])
  }
}
