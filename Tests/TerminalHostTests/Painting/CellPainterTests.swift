import CellText
import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@Suite("Painting the render tree")
@MainActor
struct PainterTests {
  @Test(
    "A shape in the colour of the text, or a paler one, can be seen; one in the background's not")
  func hierarchicalGrounds() {
    for purpose: HostColor.Semantic in [.primary, .secondary, .tertiary, .quaternary, .background] {
      let stage = Stage(10, 3)
      stage.add(1, 1, 1, 4, 1, .shape(.rectangle, fill: .semantic(purpose)))
      let isSeen = stage.cell(2, 1).style.background != stage.cell(8, 1).style.background
      #expect(isSeen == (purpose != .background), "\(purpose)")
    }
  }

  @Test("Text stands where its frame is, wrapped, aligned and cut at its parent's clip")
  func text() {
    let stage = Stage(12, 4)
    stage.add(1, 1, 0, 10, 2, .text("積み木 makes apps"))
    var centred = NodeContent.text("a\nlong")
    if case .text(var content) = centred.leaf {
      content.alignment = .center
      centred.leaf = .text(content)
    }
    stage.add(2, 0, 2, 8, 2, centred)
    #expect(stage.picture == " 積み木\n makes apps\n   a\n  long")
  }

  @Test("A line of text is never lost, whatever fraction of a row it gets")
  func neverLost() {
    let stage = Stage(10, 3)
    stage.add(1, 0, 1.1, 4, 0.3, .text("here"))
    #expect(stage.lines[1] == "here")
  }

  @Test("Titles are bold, secondary text is paler, links are underlined")
  func styles() {
    let stage = Stage(20, 3)
    stage.add(1, 0, 0, 5, 1, .text("Title", TextStyle(font: FontSpec(size: 34))))
    stage.add(2, 0, 1, 5, 1, .text("pale", TextStyle(paint: .color(.semantic(.secondary)))))
    stage.add(3, 0, 2, 5, 1, .text("link", TextStyle(link: "https://swift.org")))
    #expect(stage.cell(0, 0).style.attributes == .bold)
    #expect(!stage.cell(0, 1).style.foreground.isStandard)
    #expect(stage.cell(0, 2).style.attributes == .underline)
    stage.add(4, 6, 2, 4, 1, .text("dots", TextStyle(underline: TextLine(.dot))))
    stage.add(5, 11, 2, 4, 1, .text("dash", TextStyle(underline: TextLine(.dashDotDot))))
    #expect(stage.cell(6, 2).style.attributes == [.underline, .dotted])
    #expect(stage.cell(11, 2).style.attributes == [.underline, .dashed])
  }

  @Test("Opacity and disabling fade, hiding and full transparency leave nothing")
  func fading() {
    let stage = Stage(20, 3)
    stage.add(1, 0, 0, 5, 1, NodeContent(effects: [.opacity(0.5)]))
    stage.add(2, in: 1, 0, 0, 5, 1, .text("faded"))
    stage.add(3, 0, 1, 5, 1, NodeContent(effects: [.opacity(0)]))
    stage.add(4, in: 3, 0, 0, 5, 1, .text("gone"))
    stage.add(5, 0, 2, 5, 1, NodeContent(traits: .invisible))
    stage.add(6, in: 5, 0, 0, 5, 1, .text("gone"))
    #expect(stage.picture == "faded")
    #expect(!stage.cell(0, 0).style.foreground.isStandard)
  }

  @Test("A grid of colours is mixed from cell to cell")
  func colorGrid() {
    let stage = Stage(9, 3)
    let grid = ColorGrid(columns: 2, colors: [.rgba(0, 0, 0, 1), .rgba(1, 1, 1, 1)])
    stage.add(
      1, 0, 0, 9, 3,
      NodeContent(leaf: .shape(ShapeContent(geometry: .rectangle, fill: .colorGrid(grid)))))
    let shades = (0..<9).map { stage.cell($0, 1).style.background }
    #expect(Set(shades).count == 9)
  }

  @Test("Nothing outside of a scroll view's frame is drawn")
  func clips() {
    let stage = Stage(10, 5)
    stage.add(1, 0, 1, 10, 2, NodeContent(role: .scrollView, actions: .scroll))
    stage.add(2, in: 1, 0, -1, 10, 5, NodeContent())
    for row in 0..<5 { stage.add(10 + row, in: 2, 0, Double(row), 5, 1, .text("row \(row)")) }
    #expect(stage.picture == "\nrow 1\nrow 2")
  }

  @Test("Areas are grounds, thin ones lines, and their corners are rounded where no text is")
  func shapes() {
    let stage = Stage(12, 7)
    let blue = HostColor.rgba(0, 0, 1, 1)
    stage.add(1, 0, 0, 6, 3, .shape(.roundedRectangle(10, 10, 10, 10), fill: blue))
    stage.add(2, 0, 2, 1, 1, .text("x"))
    stage.add(3, 8, 0, 2, 1, .shape(.circle, fill: blue))
    stage.add(4, 0, 4, 12, 0.0625, .shape(.rectangle, fill: blue))
    stage.add(5, 0, 5, 8, 1, .shape(.capsule, fill: blue))
    #expect(stage.picture == "▟    ▙  ●\n\nx    ▛\n\n────────────\n▐      ▌")
    #expect(stage.cell(2, 1).style.background == CellColor(0x0000FF))
  }

  @Test("Borders are lines in the blank cells of a frame and never hide text")
  func borders() {
    let stage = Stage(12, 6)
    let red = HostColor.rgba(1, 0, 0, 1)
    stage.add(1, 1, 1, 5, 1, .text("hello"))
    stage.add(2, 0, 0, 7, 3, .shape(.roundedRectangle(8, 8, 8, 8), stroke: red))
    stage.add(3, 0, 3, 6, 1, .text("tight!"))
    stage.add(4, 0, 3, 6, 1, .shape(.rectangle, stroke: red))
    stage.add(5, 1, 4, 2, 1, .text("ok"))
    stage.add(6, 0, 4, 4, 2, .shape(.rectangle, stroke: red, width: 4))
    #expect(stage.picture == "╭─────╮\n│hello│\n╰─────╯\ntight!\n┏ok┓\n┗━━┛")
  }

  @Test("Circles and curves are drawn in parts of cells")
  func curves() {
    let stage = Stage(10, 4)
    stage.add(1, 0, 0, 8, 4, .shape(.circle, fill: .rgba(1, 1, 1, 1)))
    #expect(stage.lines.contains { $0.contains("▛") || $0.contains("▟") || $0.contains("▗") })
    #expect(stage.cell(4, 2).style.background == CellColor(0xFFFFFF))
    let other = Stage(10, 4)
    other.add(
      1, 0, 0, 8, 4,
      .shape(
        .path([.move(CGPoint(x: 0, y: 64)), .line(CGPoint(x: 64, y: 0))]),
        stroke: .rgba(1, 1, 1, 1)))
    #expect(
      other.lines.allSatisfy { $0.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) } }
    )
  }

  @Test("Gradients change from cell to cell, over text as over areas")
  func gradients() {
    let stage = Stage(10, 1)
    let stops = [
      Paint.Stop(color: .rgba(0, 0, 0, 1), location: 0),
      Paint.Stop(color: .rgba(1, 1, 1, 1), location: 1),
    ]
    let paint = Paint.linearGradient(
      stops, start: Paint.Point(x: 0, y: 0.5), end: Paint.Point(x: 1, y: 0.5))
    stage.add(1, 0, 0, 10, 1, .text("abcdefghij", TextStyle(paint: paint)))
    let reds = (0..<10).map { stage.cell($0, 0).style.foreground.red }
    #expect(reds == reds.sorted())
    #expect(reds[0] < 20 && reds[9] > 230)
  }

  @Test("What is behind something modal is paler, and the panel has a box round it")
  func modal() {
    let stage = Stage(20, 7)
    stage.add(1, 0, 0, 6, 1, .text("behind"))
    stage.add(2, 7, 2, 5, 1, NodeContent(traits: .modal))
    stage.add(3, in: 2, 0, 0, 5, 1, .text("alert"))
    #expect(
      stage.picture
        == "behind\n     ╭───────╮\n     │ alert │\n     ╰───────╯")
    #expect(!stage.cell(0, 0).style.foreground.isStandard)
    stage.remove(2)
    #expect(stage.picture == "behind")
    #expect(stage.cell(0, 0).style.foreground.isStandard)
  }

  @Test("A long content shows how far it is scrolled at its right edge")
  func scrollBar() {
    let stage = Stage(10, 4)
    stage.add(1, 0, 0, 10, 4, NodeContent(role: .scrollView, actions: .scroll))
    stage.add(2, in: 1, 0, -4, 10, 8, NodeContent())
    #expect(stage.lines == ["", "", "         ▐", "         ▐"])
  }

  @Test("Every symbol of the table has a glyph of one or two columns")
  func symbols() {
    #expect(SymbolGlyphs.glyph(named: "heart.fill") == "♥")
    #expect(SymbolGlyphs.glyph(named: "trash.circle.fill") == "⌫")
    #expect(SymbolGlyphs.glyph(named: "no.such.symbol") == "◆")
    let stage = Stage(4, 1)
    let image = ImageContent(source: .symbol("star.fill"))
    stage.add(1, 1, 0, 1, 1, NodeContent(role: .image, leaf: .image(image)))
    #expect(stage.picture == " ★")
  }

  @Test(
    "Painting only what changed gives the same picture as painting everything", arguments: 0..<60)
  func damage(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let stage = Stage(24, 8)
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
        stage.add(
          next, in: alive.randomElement(using: &random) ?? 0, number(-2...20), number(-1...7),
          number(0...14), number(0...4), contents.randomElement(using: &random)!)
        alive.append(next)
        next += 1
      case 3:
        if let id = alive.randomElement(using: &random) {
          stage.move(id, number(-2...20), number(-1...7))
        }
      case 4:
        if let id = alive.randomElement(using: &random) {
          stage.remove(id)
          alive = alive.filter { stage.host.tree[NodeID($0)] != nil }
        }
      default:
        if let id = alive.randomElement(using: &random) { stage.host.focus(NodeID(id)) }
      }
      let differences = stage.differencesFromScratch
      #expect(differences == [], "seed \(seed)")
      if !differences.isEmpty { return }
      #expect(stage.host.painter.screen.brokenInvariants == [])
    }
  }
}
