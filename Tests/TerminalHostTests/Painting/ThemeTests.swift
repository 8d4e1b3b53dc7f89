import HostInterface
import TerminalDevice
import TerminalInput
import Testing

@testable import TerminalHost

@Suite("Colours chosen by the environment")
@MainActor
struct ThemeTests {
  private func theme(_ choice: String, _ replies: [TerminalReply] = []) -> Theme {
    let variables = ["TERM": "xterm-kitty", "KUMIKI_THEME": choice]
    return Theme(
      capabilities: TerminalCapabilities(environment: variables), replies: replies)
  }

  @Test("Light and dark override the terminal's, with their own background")
  func schemes() {
    let isLight: [TerminalReply] = [.background(ScreenColor(0xFFFFFF))]
    #expect(!theme("", isLight).isDark && !theme("nonsense", isLight).isDark)
    #expect(theme("dark", isLight).isDark && theme("dark", isLight).replacesBackdrop)
    #expect(!theme("light").isDark && theme("light").replacesBackdrop)
    #expect(theme("dark").isDark && !theme("dark").replacesBackdrop)
  }

  @Test("High contrast strengthens secondary colours, in both schemes and in 16 colours")
  func contrast() {
    for scheme in ["light", "dark"] {
      let (usual, strong) = (theme(scheme), theme("\(scheme)-contrast"))
      #expect(strong.isDark == usual.isDark && strong.hasHighContrast)
      for purpose: HostColor.Semantic in [.secondary, .tertiary, .quaternary, .placeholder] {
        let (before, after) = (
          usual.ink(.semantic(purpose)).opacity, strong.ink(.semantic(purpose)).opacity
        )
        #expect(after > before, "\(purpose)")
      }
      let background = usual.backdrop.background.lightness
      #expect(abs(strong.accent.lightness - background) > abs(usual.accent.lightness - background))
    }
    let flat = Theme(
      capabilities: TerminalCapabilities(
        environment: ["TERM": "xterm", "KUMIKI_THEME": "contrast"]), replies: [])
    #expect(flat.isFlat && flat.line().attributes.isEmpty && flat.secondary().attributes.isEmpty)
  }
}
