import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@Suite("Choices")
@MainActor
struct PickerTests {
  private func picker(
    _ style: ControlSpec.Style, _ options: [String], chosen: Int? = 0, rows: Double = 1,
    screen: Int = 8
  ) -> Stage {
    let stage = Stage(30, screen)
    stage.add(
      1, 0, 0, 30, rows,
      NodeContent(
        role: .picker, traits: .focusable, actions: [.setValue, .step], value: .choice(chosen),
        options: options))
    var part = NodeContent.control(
      .pickerIndicator, style, value: .choice(chosen), options: options)
    part.traits = .hiddenFromAccessibility
    let size = stage.host.measure(part, .unspecified).size
    stage.add(2, in: 1, 0, 0, size.width / 8, size.height / 16, part)
    stage.respond = { event in
      if case .setValue(NodeID(1), let value) = event { stage.update(2) { $0.value = value } }
    }
    return stage
  }

  @Test("Control-C in a menu asks, as everywhere, what has to be asked before the end")
  func quitting() {
    let stage = picker(.menu, ["Apple", "Banana"])
    stage.press(.tab)
    stage.press(.enter)
    stage.allowsQuit = false
    stage.press(.character("c"), .control)
    #expect(!stage.hasQuit)
    #expect(stage.host.menu == nil)
    stage.press(.enter)
    stage.allowsQuit = true
    stage.press(.character("c"), .control)
    #expect(stage.hasQuit)
  }

  @Test("A menu opens over the rest, goes by keys, and closes with a choice")
  func menu() {
    let stage = picker(.menu, ["Apple", "Banana", "Cherry"])
    stage.add(5, 0, 2, 10, 1, .text("below"))
    #expect(stage.lines[0] == " Apple  ▾")
    stage.press(.tab)
    stage.press(.enter)
    #expect(
      stage.picture == """
         Apple  ▾
        ╭──────────╮
        │ ✓ Apple  │
        │   Banana │
        │   Cherry │
        ╰──────────╯
        """)
    _ = stage.takeEvents()
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.takeEvents() == [.setValue(NodeID(1), .choice(1))])
    #expect(stage.picture == " Banana ▾\n\nbelow")
  }

  @Test("Escape closes a menu and chooses nothing; a letter finds its item")
  func menuKeys() {
    let stage = picker(.menu, ["Apple", "Banana", "Blueberry"])
    stage.press(.tab)
    stage.press(.enter)
    stage.type("bb")
    #expect(stage.host.menu?.highlighted == 2)
    stage.press(.escape)
    #expect(stage.host.menu == nil)
    #expect(!stage.hasQuit)
    #expect(stage.takeEvents() == [.focused(NodeID(1))])
  }

  @Test("Letters typed one soon after the other are one word; later ones begin another")
  func menuWords() async {
    let stage = picker(.menu, ["JPY", "PLN", "Euro", "EUR", "Éire"])
    stage.press(.tab)
    stage.press(.enter)
    stage.type("eur")
    #expect(stage.host.menu?.highlighted == 2)
    stage.type("x")
    #expect(stage.host.menu?.highlighted == 2, "Nothing begins so.")
    await stage.time.advance(by: .seconds(2))
    stage.type("jpy")
    #expect(stage.host.menu?.highlighted == 0, "Not what begins with its last letters.")
    await stage.time.advance(by: .seconds(2))
    stage.type("eee")
    #expect(stage.host.menu?.highlighted == 4, "One letter goes through all that begin with it.")
  }

  @Test("A menu longer than the screen scrolls inside of it")
  func longMenu() {
    let stage = picker(.menu, (0..<100).map { "item \($0)" }, chosen: 50)
    stage.press(.tab)
    stage.press(.enter)
    #expect(stage.lines[1...].contains { $0.contains("✓ item 50") })
    #expect(stage.lines.count == 8)
    stage.press(.end)
    #expect(stage.picture.contains("item 99"))
    stage.press(.home)
    #expect(stage.picture.contains("item 0"))
  }

  @Test("Menus choose by mouse, and a click outside only closes them")
  func menuMouse() {
    let stage = picker(.menu, ["Apple", "Banana"])
    stage.click(2, 0)
    #expect(stage.host.menu != nil)
    stage.click(25, 7)
    #expect(stage.host.menu == nil)
    stage.click(2, 0)
    _ = stage.takeEvents()
    stage.click(4, 3)
    #expect(stage.takeEvents() == [.setValue(NodeID(1), .choice(1))])
  }

  @Test("Segments go by arrows and by click")
  func segments() {
    let stage = picker(.segmented, ["One", "Two", "積み木"])
    #expect(stage.picture == " One  Two  積み木")
    stage.press(.tab)
    stage.press(.right)
    stage.press(.right)
    stage.press(.right)
    #expect(stage.cell(11, 0).style.attributes.contains(.bold))
    _ = stage.takeEvents()
    stage.click(6, 0)
    #expect(stage.takeEvents() == [.setValue(NodeID(1), .choice(1))])
  }

  @Test("An inline list goes by arrows, and beyond its end the focus goes on")
  func inline() {
    let stage = picker(.inline, ["One", "Two"], rows: 2)
    stage.add(5, 0, 4, 10, 1, .button(.automatic, .focusable))
    #expect(stage.lines[0...1] == ["◉ One", "○ Two"])
    stage.press(.tab)
    stage.press(.down)
    #expect(stage.lines[0...1] == ["○ One", "◉ Two"])
    stage.press(.down)
    #expect(stage.focused == NodeID(5))
  }

  @Test("Round buttons in a row go by arrows and by click")
  func row() {
    let stage = picker(.horizontalRadioGroup, ["One", "Two", "積み木"])
    #expect(stage.picture == "◉ One  ○ Two  ○ 積み木")
    stage.press(.tab)
    stage.press(.right)
    #expect(stage.picture == "○ One  ◉ Two  ○ 積み木")
    _ = stage.takeEvents()
    stage.click(16, 0)
    #expect(stage.takeEvents() == [.setValue(NodeID(1), .choice(2))])
  }

  @Test("Segments share what room there is, and options that are gone do no harm")
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
    let stage = Stage(30, 8)
    stage.add(
      1, 0, 0, 30, 1,
      NodeContent(
        role: .row, traits: .focusable, actions: .delete, namedActions: [.custom("Flag"), .delete]))
    stage.add(2, in: 1, 2, 0, 8, 1, .text("message"))
    stage.press(.tab)
    stage.press(.function(10))
    #expect(stage.picture.contains("Flag"))
    _ = stage.takeEvents()
    stage.press(.enter)
    #expect(stage.takeEvents() == [.perform(NodeID(1), .custom("Flag"))])
    stage.mouse(.press(.right), 4, 0)
    #expect(stage.picture.contains("Delete"))
    stage.press(.escape)
    stage.mouse(.press(.left), 10, 0)
    stage.mouse(.drag(.left), 4, 0)
    stage.mouse(.release(.left), 4, 0)
    #expect(stage.host.menu != nil)
    #expect(stage.takeEvents().isEmpty)
  }

  @Test("Something with a context menu and nothing else can be reached and opened by keys")
  func contextMenu() {
    let stage = Stage(30, 8)
    stage.add(1, 0, 0, 8, 1, NodeContent(namedActions: [.custom("Copy"), .custom("Share")]))
    stage.add(2, in: 1, 0, 0, 8, 1, .text("a photo"))
    stage.press(.tab)
    #expect(stage.focused == NodeID(1))
    stage.press(.enter)
    stage.type("s\r")
    #expect(stage.takeEvents().last == .perform(NodeID(1), .custom("Share")))
  }

  @Test("A button that opens a menu has a mark behind its label")
  func menuButton() {
    let stage = Stage(30, 2)
    let content = NodeContent.button(.menu, .focusable)
    let insets = stage.host.insets(for: content.control!)
    stage.add(1, 0, 0, 4 + (insets.leading + insets.trailing) / 8, 1, content)
    stage.add(2, in: 1, insets.leading / 8, 0, 4, 1, .text("Sort"))
    #expect(stage.picture == " Sort ▾")
    stage.update(1) { $0.traits.insert(.selected) }
    #expect(stage.picture == " Sort ▴")
  }
}
