import CellText
import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@Suite("Pickers")
@MainActor
struct PickerTests {
  private func picker(
    _ style: ControlSpec.Style, _ options: [String], chosen: Int? = 0, rows: Double = 1,
    screen: Int = 8
  ) -> HostFixture {
    let fixture = HostFixture(30, screen)
    fixture.add(
      1, 0, 0, 30, rows,
      NodeContent(
        role: .picker, traits: .focusable, actions: [.setValue, .step], value: .choice(chosen),
        options: options))
    var part = NodeContent.control(
      .pickerIndicator, style, value: .choice(chosen), options: options)
    part.traits = .hiddenFromAccessibility
    let size = fixture.host.measure(part, .unspecified).size
    fixture.add(2, in: 1, 0, 0, size.width / 8, size.height / 16, part)
    fixture.respond = { event in
      if case .setValue(NodeID(1), let value) = event { fixture.update(2) { $0.value = value } }
    }
    return fixture
  }

  @Test("Control-C in a menu asks first, as everywhere")
  func quitting() {
    let fixture = picker(.menu, ["Apple", "Banana"])
    fixture.press(.tab)
    fixture.press(.enter)
    fixture.allowsQuit = false
    fixture.press(.character("c"), .control)
    #expect(!fixture.hasQuit)
    #expect(fixture.host.menu == nil)
    fixture.press(.enter)
    fixture.allowsQuit = true
    fixture.press(.character("c"), .control)
    #expect(fixture.hasQuit)
  }

  @Test("A menu opens above the rest, moves by keys, and closes with a choice")
  func menu() {
    let fixture = picker(.menu, ["Apple", "Banana", "Cherry"])
    fixture.add(5, 0, 2, 10, 1, .text("below"))
    #expect(fixture.lines[0] == " Apple  ▾")
    fixture.press(.tab)
    fixture.press(.enter)
    #expect(
      fixture.picture == """
         Apple  ▾
        ╭──────────╮
        │ ✓ Apple  │
        │   Banana │
        │   Cherry │
        ╰──────────╯
        """)
    _ = fixture.takeEvents()
    fixture.press(.down)
    fixture.press(.enter)
    #expect(fixture.takeEvents() == [.setValue(NodeID(1), .choice(1))])
    #expect(fixture.picture == " Banana ▾\n\nbelow")
  }

  @Test("Escape closes a menu without a choice; a letter finds its item")
  func menuKeys() {
    let fixture = picker(.menu, ["Apple", "Banana", "Blueberry"])
    fixture.press(.tab)
    fixture.press(.enter)
    fixture.type("bb")
    #expect(fixture.host.menu?.highlighted == 2)
    fixture.press(.escape)
    #expect(fixture.host.menu == nil)
    #expect(!fixture.hasQuit)
    #expect(fixture.takeEvents() == [.focused(NodeID(1))])
  }

  @Test("Letters typed quickly are one word; later ones begin another")
  func menuWords() async {
    let fixture = picker(.menu, ["JPY", "PLN", "Euro", "EUR", "Éire"])
    fixture.press(.tab)
    fixture.press(.enter)
    fixture.type("eur")
    #expect(fixture.host.menu?.highlighted == 2)
    fixture.type("x")
    #expect(fixture.host.menu?.highlighted == 2, "Nothing begins so.")
    await fixture.time.advance(by: .seconds(2))
    fixture.type("jpy")
    #expect(fixture.host.menu?.highlighted == 0, "Not what begins with its last letters.")
    await fixture.time.advance(by: .seconds(2))
    fixture.type("eee")
    #expect(fixture.host.menu?.highlighted == 4, "One letter goes through all that begin with it.")
  }

  @Test("Letters choose without opening the menu, and without a match nothing changes")
  func typed() async {
    let fixture = picker(.menu, ["JPY", "PLN", "Euro", "EUR", "Éire", "New York", "New Delhi"])
    fixture.add(5, 0, 3, 10, 1, .button(.automatic, .focusable))
    fixture.press(.tab)
    _ = fixture.takeEvents()
    fixture.type("eur")
    #expect(fixture.takeEvents() == [.setValue(NodeID(1), .choice(2))])
    #expect(fixture.lines[0] == " Euro      ▾")
    await fixture.time.advance(by: .seconds(2))
    fixture.type("jgkG")
    #expect(fixture.takeEvents() == [.setValue(NodeID(1), .choice(0))])
    #expect(fixture.focused == NodeID(1), "Letters are no arrows here.")
    await fixture.time.advance(by: .seconds(2))
    fixture.type("new d")
    #expect(
      fixture.takeEvents() == [
        .setValue(NodeID(1), .choice(5)), .setValue(NodeID(1), .choice(6)),
      ])
    #expect(fixture.host.menu == nil, "The space stood within a word.")
    await fixture.time.advance(by: .seconds(2))
    fixture.type(" ")
    #expect(fixture.host.menu != nil)
  }

  @Test("Other keys end the typed word")
  func endOfWord() {
    let fixture = picker(.menu, ["Apple", "Banana", "Cherry"])
    fixture.add(5, 0, 3, 10, 1, .button(.automatic, .focusable))
    fixture.press(.tab)
    fixture.type("b")
    fixture.press(.tab)
    fixture.press(.tab, .shift)
    _ = fixture.takeEvents()
    fixture.type("c")
    #expect(fixture.takeEvents() == [.setValue(NodeID(1), .choice(2))])
  }

  @Test("Without a choice, and without options, letters do no harm")
  func typedAtNothing() {
    let unchosen = picker(.menu, ["Apple", "Banana"], chosen: nil)
    unchosen.press(.tab)
    _ = unchosen.takeEvents()
    unchosen.type("a")
    #expect(unchosen.takeEvents() == [.setValue(NodeID(1), .choice(0))])
    let gone = picker(.menu, ["Apple", "Banana"], chosen: 9)
    gone.press(.tab)
    gone.type("b")
    #expect(gone.takeEvents().last == .setValue(NodeID(1), .choice(1)))
    let empty = picker(.menu, [], chosen: nil)
    empty.press(.tab)
    _ = empty.takeEvents()
    empty.type("a")
    #expect(empty.takeEvents().isEmpty)
  }

  @Test("A menu longer than the screen scrolls inside")
  func longMenu() {
    let fixture = picker(.menu, (0..<100).map { "item \($0)" }, chosen: 50)
    fixture.press(.tab)
    fixture.press(.enter)
    #expect(fixture.lines[1...].contains { $0.contains("✓ item 50") })
    #expect(fixture.lines.count == 8)
    fixture.press(.end)
    #expect(fixture.picture.contains("item 99"))
    fixture.press(.home)
    #expect(fixture.picture.contains("item 0"))
  }

  @Test("Menus choose by mouse, and a click outside only closes them")
  func menuMouse() {
    let fixture = picker(.menu, ["Apple", "Banana"])
    fixture.click(2, 0)
    #expect(fixture.host.menu != nil)
    fixture.click(25, 7)
    #expect(fixture.host.menu == nil)
    fixture.click(2, 0)
    _ = fixture.takeEvents()
    fixture.click(4, 3)
    #expect(fixture.takeEvents() == [.setValue(NodeID(1), .choice(1))])
  }

  @Test("Segments change by arrow keys and by click")
  func segments() {
    let fixture = picker(.segmented, ["One", "Two", "積み木"])
    #expect(fixture.picture == " One  Two  積み木")
    fixture.press(.tab)
    fixture.press(.right)
    fixture.press(.right)
    fixture.press(.right)
    #expect(fixture.cell(11, 0).style.attributes.contains(.bold))
    _ = fixture.takeEvents()
    fixture.click(6, 0)
    #expect(fixture.takeEvents() == [.setValue(NodeID(1), .choice(1))])
  }

  @Test("Without colours a chosen segment shows as such, also where brackets have no room")
  func colorlessSegments() {
    for (width, mark) in [(2, "underlined"), (4, "bracketed")] {
      let fixture = HostFixture(30, 1, ["TERM": "xterm", "NO_COLOR": "1"])
      fixture.add(
        1, 0, 0, Double(2 * width), 1,
        .control(.pickerIndicator, .segmented, value: .choice(1), options: ["a", "b"]))
      let isUnderlined = (0..<2 * width).map {
        fixture.cell($0, 0).style.attributes.contains(.underline)
      }
      let expected = (0..<2 * width).map { mark == "underlined" && $0 >= width }
      #expect(isUnderlined == expected)
      #expect(fixture.picture.contains("[") == (mark == "bracketed"))
    }
  }

  @Test("An inline list changes by arrow keys, and beyond its end the focus moves on")
  func inline() {
    let fixture = picker(.inline, ["One", "Two"], rows: 2)
    fixture.add(5, 0, 4, 10, 1, .button(.automatic, .focusable))
    #expect(fixture.lines[0...1] == ["◉ One", "○ Two"])
    fixture.press(.tab)
    fixture.press(.down)
    #expect(fixture.lines[0...1] == ["○ One", "◉ Two"])
    fixture.press(.down)
    #expect(fixture.focused == NodeID(5))
  }

  @Test("Radio buttons in a row change by arrow keys and by click")
  func row() {
    let fixture = picker(.horizontalRadioGroup, ["One", "Two", "積み木"])
    #expect(fixture.picture == "◉ One  ○ Two  ○ 積み木")
    fixture.press(.tab)
    fixture.press(.right)
    #expect(fixture.picture == "○ One  ◉ Two  ○ 積み木")
    _ = fixture.takeEvents()
    fixture.click(16, 0)
    #expect(fixture.takeEvents() == [.setValue(NodeID(1), .choice(2))])
  }

  @Test("Segments share the available width, and removed options do no harm")
  func room() {
    let content = NodeContent.control(
      .pickerIndicator, .segmented, value: .choice(9), options: ["a", "bb", "ccc"])
    for columns in 0..<30 {
      let segments = PickerRenderer.segments(of: content, columns: columns)
      #expect(segments.first?.lowerBound == 0)
      #expect(zip(segments, segments.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    }
    #expect(PickerRenderer.segments(of: content, columns: 30).last?.upperBound == 30)
    #expect(PickerRenderer.selectedOption(of: content) == nil)
    let empty = picker(.menu, [], chosen: nil)
    empty.press(.tab)
    empty.press(.enter)
    #expect(empty.host.menu == nil)
  }

  @Test("A row's actions open by F10, by the right button and by dragging sideways")
  func rowActions() {
    let fixture = HostFixture(30, 8)
    fixture.add(
      1, 0, 0, 30, 1,
      NodeContent(
        role: .row, traits: .focusable, actions: .delete, namedActions: [.custom("Flag"), .delete]))
    fixture.add(2, in: 1, 2, 0, 8, 1, .text("message"))
    fixture.press(.tab)
    fixture.press(.function(10))
    #expect(fixture.picture.contains("Flag"))
    _ = fixture.takeEvents()
    fixture.press(.enter)
    #expect(fixture.takeEvents() == [.perform(NodeID(1), .custom("Flag"))])
    fixture.mouse(.press(.right), 4, 0)
    #expect(fixture.picture.contains("Delete"))
    fixture.press(.escape)
    fixture.mouse(.press(.left), 10, 0)
    fixture.mouse(.drag(.left), 4, 0)
    fixture.mouse(.release(.left), 4, 0)
    #expect(fixture.host.menu != nil)
    #expect(fixture.takeEvents().isEmpty)
  }

  @Test("The menu of a wide row is as wide as its entries, and opens where the pointer asks")
  func widthOfRowActions() {
    let fixture = HostFixture(40, 8)
    fixture.add(
      1, 0, 0, 40, 1,
      NodeContent(role: .row, traits: .focusable, namedActions: [.custom("Flag"), .delete]))
    fixture.add(2, in: 1, 2, 0, 8, 1, .text("message"))
    fixture.press(.tab)
    fixture.press(.function(10))
    #expect(fixture.host.menu?.rect == CellRect(0, 1, 12, 4))
    fixture.press(.escape)
    fixture.mouse(.press(.right), 20, 0)
    #expect(fixture.host.menu?.rect == CellRect(19, 1, 12, 4))
    fixture.press(.escape)
    fixture.mouse(.press(.right), 38, 0)
    #expect(fixture.host.menu?.rect == CellRect(28, 1, 12, 4))
  }

  @Test("A view with only a context menu can be reached and opened by keys")
  func contextMenu() {
    let fixture = HostFixture(30, 8)
    fixture.add(1, 0, 0, 8, 1, NodeContent(namedActions: [.custom("Copy"), .custom("Share")]))
    fixture.add(2, in: 1, 0, 0, 8, 1, .text("a photo"))
    fixture.press(.tab)
    #expect(fixture.focused == NodeID(1))
    fixture.press(.enter)
    fixture.type("s\r")
    #expect(fixture.takeEvents().last == .perform(NodeID(1), .custom("Share")))
  }

  @Test("A button that opens a menu has a mark after its label")
  func menuButton() {
    let fixture = HostFixture(30, 2)
    let content = NodeContent.button(.menu, .focusable)
    let insets = fixture.host.insets(for: content.control!)
    fixture.add(1, 0, 0, 4 + (insets.leading + insets.trailing) / 8, 1, content)
    fixture.add(2, in: 1, insets.leading / 8, 0, 4, 1, .text("Sort"))
    #expect(fixture.picture == " Sort ▾")
    fixture.update(1) { $0.traits.insert(.selected) }
    #expect(fixture.picture == " Sort ▴")
  }
}
