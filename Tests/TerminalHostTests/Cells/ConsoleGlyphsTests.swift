import CellText
import SwiftUI
import TerminalDevice
import Testing

@testable import TerminalHost

@Suite("The Linux console")
struct ConsoleGlyphsTests {
  private func written(_ text: String, _ term: String = "linux") -> String {
    let size = CellSize(40, 1)
    var diff = CellDiff(capabilities: TerminalCapabilities(environment: ["TERM": term]))
    _ = diff.encode(CellBuffer(size: size), over: nil)
    var screen = CellBuffer(size: size)
    screen.write(text, at: CellPoint(0, 0), pen: .plain) { CellWidth.columns(of: $0) }
    return String(
      decoding: diff.encode(screen, over: CellBuffer(size: size)), as: UTF8.self)
  }

  @Test("Its fonts have straight corners, half blocks and no dots: those are written instead")
  func substitutes() {
    #expect(written("╭─╮┃━╰╯").contains("┌─┐│─└┘"))
    #expect(written("▎▂▘▛█▀").contains("│_▀██▀"))
    #expect(written("⠁⣀⡇⣿").contains("'.:*"))
    #expect(written("○ ● ✓ › ⌄ … “a”").contains("o * v > v . \"a\""))
    #expect(written("Ärger, Ωμέγα, Шаг, →").contains("Ärger, Ωμέγα, Шаг, →"))
  }

  @Test("An emoji becomes a character of the same width, so nothing after it moves")
  func emoji() {
    #expect(written("a🤹b👩‍👩‍👧c").contains("a* b* c"))
    #expect(written("積み木、b").contains("積み木、"))
  }

  @Test("Other terminals get the original characters")
  func others() {
    for term in ["xterm-256color", "xterm", "tmux"] {
      #expect(written("╭⣀●…", term).contains("╭⣀●…"))
    }
  }

  @Test("Keys without a glyph there are called by their names")
  @MainActor
  func keys() {
    struct Save: App {
      var body: some Scene {
        WindowGroup("Save") { Button("Go on") {} }
          .commands {
            CommandMenu("File") { Button("Save As") {}.keyboardShortcut("S") }
          }
      }
    }
    let screen = AppScreen(app: Save.self, 80, 16, ["TERM": "linux"]) { $0.showsKeys = true }
    screen.type("\t")
    #expect(screen.text.contains("Return Go on") && screen.text.contains("Alt-Shift-S Save As"))
    screen.type("?The one before")
    #expect(screen.text.contains("Shift-Tab") && !screen.text.contains("⇧"))
    let other = AppScreen(app: Save.self, 80, 16, ["TERM": "xterm"]) { $0.showsKeys = true }
    other.type("\t")
    #expect(other.text.contains("⏎ Go on") && other.text.contains("Alt-⇧S Save As"))
  }

  @Test("Each symbol that the library knows has a glyph there")
  func symbols() {
    for name in ["plus.circle", "list.bullet", "star.fill", "cloud", "trash", "gear", "cart"] {
      let glyph = SymbolGlyphs.glyph(named: name)
      let sent = ConsoleGlyphs.substitute(for: glyph, columns: CellWidth.columns(of: glyph))
      #expect((sent ?? String(glyph)).unicodeScalars.allSatisfy { $0.value < 0x2000 }, "\(name)")
    }
  }
}
