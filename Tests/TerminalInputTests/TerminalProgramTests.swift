import Testing

@testable import TerminalInput

@Suite("The terminal's name")
struct TerminalProgramTests {
  @Test(
    "Octants are known for a few terminals, from certain versions on",
    arguments: [
      ("kitty(0.40.1)", true), ("kitty(0.39.1)", false), ("foot(1.20.2)", true),
      ("foot(1.9.0)", false), ("ghostty 1.2.0", true), ("ghostty 1.1.3", false),
      ("VTE(7802)", true), ("VTE(7600)", false), ("tmux 3.4", false), ("XTerm(390)", false),
      ("kitty", false), ("", false),
    ])
  func octants(_ answer: String, _ draws: Bool) {
    #expect(TerminalProgram(answer).drawsOctants == draws)
  }
}
