import CellText
import TerminalDevice
import Testing

@testable import TerminalHost

@Suite("Colours on terminals with few of them")
struct ColorReductionTests {
  @Test("A colour of the 256 maps to itself, whatever its index", arguments: 16..<256)
  func exactInPalette(index: Int) {
    var reduction = ColorReduction(depth: .palette)
    let color = ColorReduction.color(ofIndex: index)
    guard case .indexed(let found) = reduction.reduce(color) else {
      Issue.record("not from the palette")
      return
    }
    #expect(ColorReduction.color(ofIndex: found) == color)
  }

  @Test("Sixteen colours: the perceptually nearest")
  func sixteen() {
    var reduction = ColorReduction(depth: .sixteen)
    #expect(reduction.reduce(CellColor(0xFF3B30)) == .basic(9))
    #expect(reduction.reduce(CellColor(0x000000)) == .basic(0))
    #expect(reduction.reduce(CellColor(0xFFFFFF)) == .basic(15))
    #expect(reduction.reduce(CellColor(0x777777)) == .basic(8))
    #expect(reduction.reduce(CellColor(0x0A7D3B)) == .basic(2))
  }

  @Test("The terminal's own colours stay its own at every depth")
  func standard() {
    for depth in [ColorDepth.none, .sixteen, .palette, .trueColor] {
      var reduction = ColorReduction(depth: depth)
      #expect(reduction.reduce(.standard) == .standard)
    }
  }

  @Test(
    "A letter that would fall on its own background stays readable",
    arguments: [ColorDepth.sixteen, .palette])
  func readable(depth: ColorDepth) {
    // Two greys which become the same one.
    let (ink, ground) = (CellColor(0x6A6E76), CellColor(0x6C6F76))
    func codes(_ glyph: Character, _ ink: CellColor) -> Set<Substring> {
      var screen = CellBuffer(size: CellSize(3, 1))
      screen.put(glyph, width: 1, at: CellPoint(0, 0), pen: Pen(Ink(ink), background: Ink(ground)))
      var diff = CellDiff(capabilities: TerminalCapabilities(colorDepth: depth))
      let output = String(decoding: diff.encode(screen, over: nil), as: UTF8.self)
      // The parameters of each sequence that sets colours, and the text behind it.
      let styles = output.split(separator: "\u{1B}[").compactMap { part in
        part.firstIndex(of: "m").map { part[..<$0] }
      }
      return Set(styles.flatMap(\.foregrounds))
    }
    let readable: Set<Substring> = depth == .sixteen ? ["30", "97"] : ["38;5;16", "38;5;231"]
    #expect(codes("a", ink).count == 1 && codes("a", ink).isSubset(of: readable))
    // A part of a picture is as its other part, and what is hidden stays hidden.
    for other in [codes("▀", ink), codes("⠉", ink), codes("─", ink), codes("a", ground)] {
      #expect(other.count == 1 && other.isDisjoint(with: readable))
    }
  }

  @Test("Without colours nothing is coloured")
  func none() {
    var reduction = ColorReduction(depth: .none)
    #expect(reduction.reduce(CellColor(0xFF0000)) == .standard)
  }

  @Test("Black is dark and white is light")
  func lightness() {
    #expect(abs(CellColor(0xFFFFFF).lightness - 1) < 0.001)
    #expect(CellColor(0x000000).lightness < 0.001)
  }
}

extension Substring {
  /// The text colours that these parameters of a sequence set, as they are written.
  fileprivate var foregrounds: [Substring] {
    var codes = split(separator: ";")[...]
    var found: [Substring] = []
    while let code = codes.popFirst() {
      guard let number = Int(code) else { continue }
      switch number {
      case 30...37, 90...97: found.append(code)
      case 38, 48:
        // The palette's number follows.
        let rest = codes.prefix(2)
        codes = codes.dropFirst(2)
        if number == 38 { found.append(([code] + rest).joined(separator: ";")[...]) }
      default: break
      }
    }
    return found
  }
}
