import CellText
import Foundation
import Testing

@testable import TerminalHost

@Suite("Lines of dots")
struct DotCanvasTests {
  /// The upper row of a dashed line across 16 dots: # if drawn, a point if not.
  private func line(_ dash: [Double], phase: Double) -> String {
    var canvas = DotCanvas(cells: CellRect(0, 0, 8, 1))
    var travelled = phase
    canvas.stroke(
      [CGPoint(x: 0.25, y: 0.5), CGPoint(x: 15.75, y: 0.5)], width: 1, dash: dash,
      travelled: &travelled)
    return (0..<8).map { column in
      canvas.glyph(at: CellPoint(column, 0), as: .dots).map { "\($0)" } ?? "."
    }.joined()
  }

  @Test("A negative phase shifts the dashes, like one beyond the pattern")
  func phases() {
    let dash = [4.0, 4]
    #expect(line(dash, phase: -4) == line(dash, phase: 4))
    #expect(line(dash, phase: -2) == line(dash, phase: 6))
    #expect(line(dash, phase: -4) != line(dash, phase: 0))
    // An odd number of lengths is repeated.
    #expect(line([4], phase: -4) == line([4, 4], phase: 4))
  }

  @Test("Each pattern of filled eighths of a cell has its own character")
  func octants() {
    #expect(Set(BlockGlyphs.eighths).count == 256)
    #expect(BlockGlyphs.eighths[0b0000_0100] == "\u{1CD00}")
    #expect(BlockGlyphs.eighths[0b1111_1110] == "\u{1CDE5}")
    #expect(BlockGlyphs.eighths[0b1010_1010] == "▐" && BlockGlyphs.eighths[0xFF] == "█")
    var canvas = DotCanvas(cells: CellRect(0, 0, 1, 1))
    canvas.fill { x, y in x < 1 && y < 2 }
    #expect(canvas.glyph(at: CellPoint(0, 0), as: .octants) == "▘")
    canvas.fill { x, y in x < 1 && y < 3 }
    #expect(canvas.glyph(at: CellPoint(0, 0), as: .octants) == BlockGlyphs.eighths[0b0001_0101])
  }
}
