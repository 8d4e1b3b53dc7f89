import SwiftUI
import Testing

@testable import TerminalHost

@Suite("Controls have the colour of their tint")
@MainActor
struct TintTests {
  /// The colours of a progress bar and of a prominent button's ground.
  private func colors(_ tint: Color) throws -> (bar: CellColor, ground: CellColor) {
    let screen = AppScreen(
      VStack {
        ProgressView(value: 0.5)
        Button("Press") {}.buttonStyle(.borderedProminent)
      }
      .tint(tint), 30, 6, ["TERM": "xterm-kitty", "KUMIKI_THEME": "dark"])
    let shown = screen.host.painter.screen
    func style(of text: String) throws -> CellStyle {
      let row = try #require(screen.row(of: text))
      return shown[try #require(screen.columns(of: text)).lowerBound, row].style
    }
    return (try style(of: "━").foreground, try style(of: "Press").background)
  }

  @Test("The text's own colours, which are grey, are no reason for the accent colour")
  func grey() throws {
    let (primary, ground) = try colors(.primary)
    let secondary = try colors(.secondary).bar
    for color in [primary, secondary, ground] {
      #expect(abs(Int(color.blue) - Int(color.red)) < 16, "\(color)")
    }
    #expect(primary.lightness > secondary.lightness + 0.1)
    #expect(secondary.lightness > 0.3)
  }

  @Test("Any other colour is used as it is")
  func red() throws {
    let (bar, ground) = try colors(Color(red: 1, green: 0, blue: 0))
    #expect(bar == CellColor(red: 255, green: 0, blue: 0))
    #expect(ground.red > 120 && ground.blue < 80, "\(ground)")
  }
}
