import Foundation
import HostInterface
import LayoutCore
import TerminalInput
import Testing

@testable import TerminalHost

@Suite("Painting canvases")
@MainActor
struct DrawingTests {
  private let blue = HostColor.rgba(0, 0, 1, 1)
  private let red = HostColor.rgba(1, 0, 0, 1)

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> [ShapeContent.PathElement]
  {
    [
      .move(CGPoint(x: x, y: y)), .line(CGPoint(x: x + width, y: y)),
      .line(CGPoint(x: x + width, y: y + height)), .line(CGPoint(x: x, y: y + height)), .close,
    ]
  }

  private func canvas(_ commands: [DrawingCommand]) -> NodeContent {
    NodeContent(role: .canvas, leaf: .drawing(DisplayList(commands)))
  }

  private func fill(
    _ elements: [ShapeContent.PathElement], _ color: HostColor, opacity: Double = 1
  ) -> DrawingCommand {
    var state = DrawingState()
    state.opacity = opacity
    return DrawingCommand(.fill(elements, DrawingInk(.color(color)), isEvenOdd: false), state)
  }

  @Test("Areas are backgrounds of cells, their edges quarter blocks")
  func areas() {
    let fixture = HostFixture(6, 3)
    fixture.add(1, 1, 0, 4, 3, canvas([fill(rect(0, 0, 20, 24), blue)]))
    #expect(fixture.cell(1, 0).style.background == CellColor(0x0000FF))
    #expect(fixture.cell(3, 0).content == .narrow("▌"))
    #expect(fixture.cell(1, 1).content == .narrow("▀"))
    #expect(fixture.cell(3, 1).content == .narrow("▘"))
    #expect(fixture.cell(3, 1).style.foreground == CellColor(0x0000FF))
    #expect(fixture.cell(0, 0).style.background.isStandard)
    #expect(fixture.cell(4, 0).style.background.isStandard)
  }

  @Test("If the terminal has octants, edges use eighths of a cell")
  func octants() {
    let fixture = HostFixture(6, 3)
    fixture.add(1, 1, 0, 4, 3, canvas([fill(rect(0, 0, 20, 20), blue)]))
    #expect(fixture.cell(1, 1).content == .narrow("▀"))
    fixture.host.apply([.program(TerminalProgram("kitty(0.40.1)"))])
    fixture.host.flush()
    #expect(fixture.cell(1, 0).style.background == CellColor(0x0000FF))
    #expect(fixture.cell(3, 0).content == .narrow("▌"))
    #expect(fixture.cell(1, 1).content == .narrow("\u{1FB82}"))
    #expect(fixture.cell(3, 1).content == .narrow("\u{1CEA8}"))
    // Colours that are reported later change none of that.
    fixture.host.apply([.background(ScreenColor(0xFFFFFF))])
    #expect(fixture.host.painter.theme.hasOctants)
  }

  @Test("The focus is marked at the corners of a drawing, whose colours stay")
  func focus() {
    let fixture = HostFixture(8, 4)
    fixture.add(
      1, 0, 0, 8, 4,
      NodeContent(role: .box, traits: .focusable, actions: .activate))
    fixture.add(2, in: 1, 0, 0, 8, 4, canvas([fill(rect(16, 16, 32, 32), blue)]))
    let before = fixture.cell(3, 1)
    fixture.press(.tab)
    #expect(fixture.focused == NodeID(1))
    #expect(fixture.lines[0] == "┏      ┓" && fixture.lines[3] == "┗      ┛")
    #expect(fixture.cell(3, 1) == before)
    #expect(fixture.cell(3, 0).style.background.isStandard)
    #expect(fixture.differencesFromScratch.isEmpty)
    fixture.host.focus(nil)
    #expect(fixture.lines[0].isEmpty && fixture.differencesFromScratch.isEmpty)
  }

  @Test("Thin lines are braille, on the background of the area below")
  func lines() {
    let fixture = HostFixture(4, 2)
    let path: [ShapeContent.PathElement] = [
      .move(CGPoint(x: 0, y: 8)), .line(CGPoint(x: 31, y: 8)),
    ]
    let line = DrawingCommand(
      .stroke(path, ShapeContent.Stroke(paint: .color(red), width: 1), DrawingInk(.color(red))))
    fixture.add(1, 0, 0, 4, 2, canvas([fill(rect(16, 0, 16, 32), blue), line]))
    #expect(fixture.lines[0] == "⠤⠤⠤⠤")
    #expect(fixture.cell(0, 0).style.foreground == CellColor(0xFF0000))
    #expect(fixture.cell(0, 0).style.background.isStandard)
    #expect(fixture.cell(2, 0).style.foreground == CellColor(0xFF0000))
    #expect(fixture.cell(2, 0).style.background == CellColor(0x0000FF))
  }

  @Test("Two colours in a cell are both shown, and a speck stays visible")
  func colors() {
    let fixture = HostFixture(3, 2)
    fixture.add(
      1, 0, 0, 3, 2,
      canvas([
        fill(rect(0, 0, 8, 8), blue), fill(rect(0, 8, 8, 8), red),
        fill(rect(17, 17, 1.5, 1.5), red),
      ]))
    let cell = fixture.cell(0, 0)
    #expect(cell.content == .narrow("▀") || cell.content == .narrow("▄"))
    #expect(
      Set([cell.style.foreground, cell.style.background])
        == Set([CellColor(0x0000FF), CellColor(0xFF0000)]))
    #expect(fixture.cell(2, 1).content == .narrow("⠁"))
  }

  @Test("Texts are in cells, above earlier and below later steps")
  func texts() {
    let fixture = HostFixture(10, 2)
    func text(_ string: String, _ x: Double) -> DrawingCommand {
      DrawingCommand(.text(TextContent(string), in: CGRect(x: x, y: 0, width: 48, height: 16)))
    }
    fixture.add(
      1, 0, 0, 10, 2,
      canvas([fill(rect(0, 0, 80, 16), blue), text("積み木", 16), fill(rect(0, 0, 24, 16), red)]))
    #expect(fixture.lines[0] == "    み木")
    #expect(fixture.cell(4, 0).style.background == CellColor(0x0000FF))
    #expect(fixture.cell(2, 0).style.background == CellColor(0xFF0000))
  }

  @Test("Nothing is drawn outside the canvas, and opacity mixes with the background")
  func limits() {
    let fixture = HostFixture(4, 3)
    fixture.add(1, 1, 1, 2, 1, canvas([fill(rect(-100, -100, 300, 300), red, opacity: 0.5)]))
    #expect(fixture.cell(0, 1).style.background.isStandard)
    #expect(fixture.cell(1, 0).style.background.isStandard)
    #expect(fixture.cell(3, 1).style.background.isStandard)
    let background = Backdrop.dark.background
    #expect(
      fixture.cell(1, 1).style.background == background.mixed(with: CellColor(0xFF0000), share: 0.5)
    )
  }

  @Test("A symbol is drawn at its place, and redrawn if only it changes")
  func symbols() {
    let fixture = HostFixture(8, 2)
    let list = [
      DrawingCommand(.symbol(NodeID(2), in: CGRect(x: 32, y: 16, width: 16, height: 16)))
    ]
    fixture.add(1, 0, 0, 8, 2, canvas(list))
    fixture.add(2, in: 1, 0, 0, 2, 1, NodeContent(traits: [.invisible]))
    fixture.add(3, in: 2, 0, 0, 2, 1, .text("ab"))
    #expect(fixture.picture == "\n    ab")
    fixture.update(3) { $0.leaf = .text(TextContent("cd")) }
    #expect(fixture.picture == "\n    cd")
  }

  @Test("Without colours areas are shades, and dark ones stay dark")
  func colorless() {
    let fixture = HostFixture(2, 1, ["TERM": "vt100"])
    fixture.add(
      1, 0, 0, 2, 1,
      canvas([fill(rect(0, 0, 8, 16), .rgba(1, 1, 1, 1)), fill(rect(8, 0, 8, 16), blue)]))
    #expect(fixture.cell(0, 0).content == .narrow("█"))
    #expect(fixture.cell(1, 0).content != .narrow("█"))
  }
}
