import SwiftUI
import Testing

@testable import TerminalHost

private struct Page: View {
  @State private var isLight = true

  var body: some View {
    ColorSchemePresentation(
      content: VStack {
        Text("Words")
        Text("Fainter").foregroundStyle(.secondary)
        Button("Turn") { isLight.toggle() }
      }
      .preferredColorScheme(isLight ? .light : nil))
  }
}

@Suite("Dark and light mode in a terminal")
@MainActor
struct PreferredSchemeTests {
  /// The difference in lightness between a text and its background.
  private func contrast(of text: String, on screen: AppScreen) -> Double {
    for (row, line) in screen.host.painter.screen.lines.enumerated() {
      guard let range = line.range(of: text) else { continue }
      let column = line.distance(from: line.startIndex, to: range.lowerBound)
      let style = screen.host.written(row..<(row + 1))[column, row].style
      guard !style.foreground.isStandard, !style.background.isStandard else { return -1 }
      return style.background.lightness - style.foreground.lightness
    }
    return 0
  }

  @Test("S7.6 An app that prefers light is dark on white in a dark terminal")
  func light() {
    let screen = AppScreen(Page())
    for text in ["Words", "Fainter", "Turn"] {
      #expect(contrast(of: text, on: screen) > 0.3, "\(text)")
    }
    #expect(screen.host.environment.isDark == false)
    screen.type("\t\r")
    // Back to the terminal's own colours.
    #expect(contrast(of: "Words", on: screen) == -1)
    #expect(screen.host.environment.isDark)
  }

  @Test("A terminal without colours is unchanged")
  func colorless() {
    let theme = Theme(isDark: true, depth: .none)
    #expect(theme.made(dark: false) == theme)
    #expect(!Theme(isDark: true).made(dark: true).replacesBackdrop)
  }
}
