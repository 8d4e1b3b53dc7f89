import CellText
import Testing

@testable import TerminalHost

@Suite("A screen in memory")
struct CellBufferTests {
  private func screen(_ columns: Int, _ rows: Int = 1) -> CellBuffer {
    CellBuffer(size: CellSize(columns, rows))
  }

  private func width(_ character: Character) -> Int { character.utf8.count > 2 ? 2 : 1 }

  @Test("Text is drawn at its position, and clipped at the edges")
  func writes() {
    var screen = screen(6, 2)
    screen.write("積み木です", at: CellPoint(-2, 1), pen: .plain, width: width)
    #expect(screen.lines == ["      ", "み木で"])
    #expect(screen.brokenInvariants == [])
  }

  @Test("Overwriting one half of a wide glyph blanks the other half")
  func halves() {
    var screen = screen(6)
    screen.write("積木", at: CellPoint(0, 0), pen: .plain, width: width)
    screen.put("x", width: 1, at: CellPoint(1, 0), pen: .plain)
    screen.put("y", width: 1, at: CellPoint(2, 0), pen: .plain)
    #expect(screen.lines == [" xy   "])
    screen.write("積", at: CellPoint(1, 0), pen: .plain, width: width)
    screen.write("木", at: CellPoint(2, 0), pen: .plain, width: width)
    #expect(screen.lines == ["  木  "])
    #expect(screen.brokenInvariants == [])
  }

  @Test("A wide glyph cut by the clip leaves a space, never half of itself")
  func cut() {
    var screen = screen(6)
    screen.clipped(to: CellRect(1, 0, 3, 1)) {
      _ = $0.write("積木花", at: CellPoint(0, 0), pen: .plain, width: width)
    }
    #expect(screen.lines == ["  木  "])
    #expect(screen.brokenInvariants == [])
  }

  @Test("Clips nest")
  func clips() {
    var screen = screen(6, 3)
    screen.clipped(to: CellRect(1, 0, 4, 2)) {
      $0.clipped(to: CellRect(3, 1, 9, 9)) { $0.fill($0.bounds, with: "x", pen: .plain) }
      $0.put("o", width: 1, at: CellPoint(1, 0), pen: .plain)
    }
    #expect(screen.lines == [" o    ", "   xx ", "      "])
  }

  @Test("Control characters become spaces: no text can command the terminal")
  func controls() {
    var screen = screen(12)
    screen.write("a\u{1B}[2J\tb\u{9B}c\u{7F}", at: CellPoint(0, 0), pen: .plain) { _ in 1 }
    #expect(screen.lines == ["a [2J b c   "])
  }

  @Test("A character of a thousand marks does not reach the terminal")
  func zalgo() {
    var screen = screen(3)
    let monster = "a" + String(repeating: "\u{301}", count: 1000)
    screen.write(monster, at: CellPoint(0, 0), pen: .plain) { _ in 1 }
    #expect(screen.lines == ["\u{FFFD}  "])
  }

  @Test("Translucent ink tints what is below, and opaque ink hides it")
  func blending() {
    var screen = screen(2)
    screen.backdrop = Backdrop(
      foreground: CellColor(0xFFFFFF), background: CellColor(0x000000))
    screen.write("ab", at: CellPoint(0, 0), pen: .plain, width: width)
    screen.fill(CellRect(0, 0, 1, 1), with: Ink(CellColor(0xFF0000), opacity: 0.5))
    screen.fill(CellRect(1, 0, 1, 1), with: Ink(CellColor(0xFF0000)))
    #expect(screen.lines == ["a "])
    #expect(screen[0, 0].style.background == CellColor(0x800000))
    #expect(screen[0, 0].style.foreground == CellColor(0xFF8080))
    #expect(screen[1, 0].style.background == CellColor(0xFF0000))
  }

  @Test("Text without a background keeps the one below")
  func standsOnBackground() {
    var screen = screen(2)
    let blue = CellColor(0x0000FF)
    screen.fill(screen.bounds, with: Ink(blue))
    screen.write("x", at: CellPoint(0, 0), pen: Pen(Ink(CellColor(0xFFFFFF), opacity: 0.5))) { _ in
      1
    }
    #expect(screen[0, 0].style.background == blue)
    #expect(screen[0, 0].style.foreground == CellColor(0x8080FF))
  }

  @Test("Copying an area never leaves half a glyph behind")
  func copies() {
    var below = screen(6)
    below.write("積木花", at: CellPoint(0, 0), pen: .plain, width: width)
    var screen = screen(6)
    screen.write("abcdef", at: CellPoint(0, 0), pen: .plain, width: width)
    screen.copy(CellRect(1, 0, 3, 1), from: below)
    #expect(screen.lines == ["a 木ef"])
    #expect(screen.brokenInvariants == [])
  }

  @Test("An empty screen can be drawn on")
  func empty() {
    var screen = screen(0, 0)
    screen.fill(CellRect(-5, -5, 10, 10), with: Ink(CellColor(0xFF0000)))
    screen.write("x", at: CellPoint(0, 0), pen: .plain) { _ in 1 }
    #expect(screen.lines == [])
  }
}
