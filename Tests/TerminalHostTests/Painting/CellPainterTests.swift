import CellText
import Foundation
import HostInterface
import SeededRandom
import Testing

@testable import TerminalHost

@Suite("Painting the render tree")
@MainActor
struct PainterTests {
  @Test(
    "A shape in the text's colour, or a paler one, is visible; one in the background's is not")
  func hierarchicalGrounds() {
    for purpose: HostColor.Semantic in [.primary, .secondary, .tertiary, .quaternary, .background] {
      let fixture = HostFixture(10, 3)
      fixture.add(1, 1, 1, 4, 1, .shape(.rectangle, fill: .semantic(purpose)))
      let isSeen = fixture.cell(2, 1).style.background != fixture.cell(8, 1).style.background
      #expect(isSeen == (purpose != .background), "\(purpose)")
    }
  }

  @Test("Text is in its frame, wrapped, aligned and clipped by its parent")
  func text() {
    let fixture = HostFixture(12, 4)
    fixture.add(1, 1, 0, 10, 2, .text("積み木 makes apps"))
    var centred = NodeContent.text("a\nlong")
    if case .text(var content) = centred.leaf {
      content.alignment = .center
      centred.leaf = .text(content)
    }
    fixture.add(2, 0, 2, 8, 2, centred)
    #expect(fixture.picture == " 積み木\n makes apps\n   a\n  long")
  }

  @Test("A line of text is always visible, whatever fraction of a row it gets")
  func neverLost() {
    let fixture = HostFixture(10, 3)
    fixture.add(1, 0, 1.1, 4, 0.3, .text("here"))
    #expect(fixture.lines[1] == "here")
  }

  @Test("Titles are bold, secondary text is paler, links are underlined")
  func styles() {
    let fixture = HostFixture(20, 3)
    fixture.add(1, 0, 0, 5, 1, .text("Title", TextStyle(font: FontSpec(size: 34))))
    fixture.add(2, 0, 1, 5, 1, .text("pale", TextStyle(paint: .color(.semantic(.secondary)))))
    fixture.add(3, 0, 2, 5, 1, .text("link", TextStyle(link: "https://swift.org")))
    #expect(fixture.cell(0, 0).style.attributes == .bold)
    #expect(!fixture.cell(0, 1).style.foreground.isStandard)
    #expect(fixture.cell(0, 2).style.attributes == .underline)
    fixture.add(4, 6, 2, 4, 1, .text("dots", TextStyle(underline: TextLine(.dot))))
    fixture.add(5, 11, 2, 4, 1, .text("dash", TextStyle(underline: TextLine(.dashDotDot))))
    #expect(fixture.cell(6, 2).style.attributes == [.underline, .dotted])
    #expect(fixture.cell(11, 2).style.attributes == [.underline, .dashed])
  }

  @Test("Opacity and disabling fade, hiding and zero opacity leave nothing")
  func fading() {
    let fixture = HostFixture(20, 3)
    fixture.add(1, 0, 0, 5, 1, NodeContent(effects: [.opacity(0.5)]))
    fixture.add(2, in: 1, 0, 0, 5, 1, .text("faded"))
    fixture.add(3, 0, 1, 5, 1, NodeContent(effects: [.opacity(0)]))
    fixture.add(4, in: 3, 0, 0, 5, 1, .text("gone"))
    fixture.add(5, 0, 2, 5, 1, NodeContent(traits: .invisible))
    fixture.add(6, in: 5, 0, 0, 5, 1, .text("gone"))
    #expect(fixture.picture == "faded")
    #expect(!fixture.cell(0, 0).style.foreground.isStandard)
  }

  @Test("A grid of colours is interpolated per cell")
  func colorGrid() {
    let fixture = HostFixture(9, 3)
    let grid = ColorGrid(columns: 2, colors: [.rgba(0, 0, 0, 1), .rgba(1, 1, 1, 1)])
    fixture.add(
      1, 0, 0, 9, 3,
      NodeContent(leaf: .shape(ShapeContent(geometry: .rectangle, fill: .colorGrid(grid)))))
    let shades = (0..<9).map { fixture.cell($0, 1).style.background }
    #expect(Set(shades).count == 9)
  }

  @Test("Nothing outside a scroll view's frame is drawn")
  func clips() {
    let fixture = HostFixture(10, 5)
    fixture.add(1, 0, 1, 10, 2, NodeContent(role: .scrollView, actions: .scroll))
    fixture.add(2, in: 1, 0, -1, 10, 5, NodeContent())
    for row in 0..<5 { fixture.add(10 + row, in: 2, 0, Double(row), 5, 1, .text("row \(row)")) }
    #expect(fixture.picture == "\nrow 1\nrow 2")
  }

  @Test(
    "Areas are backgrounds, thin ones lines, and their corners are rounded unless there is text")
  func shapes() {
    let fixture = HostFixture(12, 7)
    let blue = HostColor.rgba(0, 0, 1, 1)
    fixture.add(1, 0, 0, 6, 3, .shape(.roundedRectangle(10, 10, 10, 10), fill: blue))
    fixture.add(2, 0, 2, 1, 1, .text("x"))
    fixture.add(3, 8, 0, 2, 1, .shape(.circle, fill: blue))
    fixture.add(4, 0, 4, 12, 0.0625, .shape(.rectangle, fill: blue))
    fixture.add(5, 0, 5, 8, 1, .shape(.capsule, fill: blue))
    #expect(fixture.picture == "▟    ▙  ●\n\nx    ▛\n\n────────────\n▐      ▌")
    #expect(fixture.cell(2, 1).style.background == CellColor(0x0000FF))
  }

  @Test("Borders are lines in the blank cells of a frame and never hide text")
  func borders() {
    let fixture = HostFixture(12, 6)
    let red = HostColor.rgba(1, 0, 0, 1)
    fixture.add(1, 1, 1, 5, 1, .text("hello"))
    fixture.add(2, 0, 0, 7, 3, .shape(.roundedRectangle(8, 8, 8, 8), stroke: red))
    fixture.add(3, 0, 3, 6, 1, .text("tight!"))
    fixture.add(4, 0, 3, 6, 1, .shape(.rectangle, stroke: red))
    fixture.add(5, 1, 4, 2, 1, .text("ok"))
    fixture.add(6, 0, 4, 4, 2, .shape(.rectangle, stroke: red, width: 4))
    #expect(fixture.picture == "╭─────╮\n│hello│\n╰─────╯\ntight!\n┏ok┓\n┗━━┛")
  }

  @Test("A stroked rule is a line, like a filled one")
  func strokedRules() {
    let fixture = HostFixture(12, 5)
    let red = HostColor.rgba(1, 0, 0, 1)
    fixture.add(1, 0, 0, 8, 0.03125, .shape(.rectangle, stroke: red, width: 0.5))
    fixture.add(2, 0, 1, 8, 0.0625, .shape(.capsule, stroke: red, width: 4))
    fixture.add(3, 10, 0, 0.125, 5, .shape(.rectangle, stroke: red))
    let side = "          │"
    #expect(fixture.lines == ["────────  │", "━━━━━━━━  │", side, side, side])
  }

  @Test("A stroked rule hides neither a filled one below nor a text")
  func strokeOverFill() {
    let fixture = HostFixture(8, 2)
    let green = HostColor.rgba(0, 1, 0, 1)
    fixture.add(1, 0, 0, 3, 0.375, .shape(.capsule, fill: green))
    fixture.add(2, 0, 0, 8, 0.375, .shape(.capsule, stroke: .rgba(1, 0, 0, 1)))
    fixture.add(3, 0, 1, 4, 1, .text("Over"))
    fixture.add(4, 0, 1, 6, 0.0625, .shape(.rectangle, stroke: .rgba(1, 0, 0, 1)))
    #expect(fixture.lines == ["━━━━━━━━", "Over──"])
    let inks = (0..<8).map { fixture.cell($0, 0).style.foreground }
    #expect(inks[..<3].allSatisfy { $0 == CellColor(0x00FF00) })
    #expect(inks[3...].allSatisfy { $0 == CellColor(0xFF0000) })
  }

  @Test("Circles and curves are drawn in parts of cells")
  func curves() {
    let fixture = HostFixture(10, 4)
    fixture.add(1, 0, 0, 8, 4, .shape(.circle, fill: .rgba(1, 1, 1, 1)))
    #expect(fixture.lines.contains { $0.contains("▛") || $0.contains("▟") || $0.contains("▗") })
    #expect(fixture.cell(4, 2).style.background == CellColor(0xFFFFFF))
    let other = HostFixture(10, 4)
    other.add(
      1, 0, 0, 8, 4,
      .shape(
        .path([.move(CGPoint(x: 0, y: 64)), .line(CGPoint(x: 64, y: 0))]),
        stroke: .rgba(1, 1, 1, 1)))
    #expect(
      other.lines.allSatisfy { $0.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) } }
    )
  }

  @Test("Gradients change per cell, over text and areas")
  func gradients() {
    let fixture = HostFixture(10, 1)
    let stops = [
      Paint.Stop(color: .rgba(0, 0, 0, 1), location: 0),
      Paint.Stop(color: .rgba(1, 1, 1, 1), location: 1),
    ]
    let paint = Paint.linearGradient(
      stops, start: Paint.Point(x: 0, y: 0.5), end: Paint.Point(x: 1, y: 0.5))
    fixture.add(1, 0, 0, 10, 1, .text("abcdefghij", TextStyle(paint: paint)))
    let reds = (0..<10).map { fixture.cell($0, 0).style.foreground.red }
    #expect(reds == reds.sorted())
    #expect(reds[0] < 20 && reds[9] > 230)
  }

  @Test("Views behind something modal are paler, and the panel has a border")
  func modal() {
    let fixture = HostFixture(20, 7)
    fixture.add(1, 0, 0, 6, 1, .text("behind"))
    fixture.add(2, 7, 2, 5, 1, NodeContent(traits: .modal))
    fixture.add(3, in: 2, 0, 0, 5, 1, .text("alert"))
    #expect(
      fixture.picture
        == "behind\n     ╭───────╮\n     │ alert │\n     ╰───────╯")
    #expect(!fixture.cell(0, 0).style.foreground.isStandard)
    fixture.remove(2)
    #expect(fixture.picture == "behind")
    #expect(fixture.cell(0, 0).style.foreground.isStandard)
  }

  @Test("Long content has a scroll bar at its right edge")
  func scrollBar() {
    let fixture = HostFixture(10, 4)
    fixture.add(1, 0, 0, 10, 4, NodeContent(role: .scrollView, actions: .scroll))
    fixture.add(2, in: 1, 0, -4, 10, 8, NodeContent())
    #expect(fixture.lines == ["", "", "         ▐", "         ▐"])
  }

  @Test("Every symbol of the table has a glyph of one or two columns")
  func symbols() {
    #expect(SymbolGlyphs.glyph(named: "heart.fill") == "♥")
    #expect(SymbolGlyphs.glyph(named: "trash.circle.fill") == "⌫")
    #expect(SymbolGlyphs.glyph(named: "no.such.symbol") == "◆")
    let fixture = HostFixture(4, 1)
    let image = ImageContent(source: .symbol("star.fill"))
    fixture.add(1, 1, 0, 1, 1, NodeContent(role: .image, leaf: .image(image)))
    #expect(fixture.picture == " ★")
  }

  @Test(
    "Painting only changes gives the same picture as painting everything", arguments: 0..<60)
  func damage(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let fixture = HostFixture(24, 8)
    var next = 1
    var alive: [Int] = []
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    for _ in 0..<60 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0...2:
        let contents: [NodeContent] = [
          .text("積み木 text"), NodeContent(effects: [.opacity(0.6)]), .button(),
          NodeContent(role: .scrollView, actions: .scroll),
          NodeContent(effects: [.clip(.rectangle)]),
          .shape(.circle, fill: .rgba(1, 0, 0, 1)),
          .shape(
            .roundedRectangle(8, 8, 8, 8), fill: .rgba(0, 1, 0, 0.5), stroke: .rgba(1, 1, 1, 1)),
          .control(.slider, value: .number(0.5, in: 0...1, step: 0)),
        ]
        fixture.add(
          next, in: alive.randomElement(using: &random) ?? 0, number(-2...20), number(-1...7),
          number(0...14), number(0...4), contents.randomElement(using: &random)!)
        alive.append(next)
        next += 1
      case 3:
        if let id = alive.randomElement(using: &random) {
          fixture.move(id, number(-2...20), number(-1...7))
        }
      case 4:
        if let id = alive.randomElement(using: &random) {
          fixture.remove(id)
          alive = alive.filter { fixture.host.tree[NodeID($0)] != nil }
        }
      default:
        if let id = alive.randomElement(using: &random) { fixture.host.focus(NodeID(id)) }
      }
      let differences = fixture.differencesFromScratch
      #expect(differences == [], "seed \(seed)")
      if !differences.isEmpty { return }
      #expect(fixture.host.painter.screen.brokenInvariants == [])
    }
  }
}
