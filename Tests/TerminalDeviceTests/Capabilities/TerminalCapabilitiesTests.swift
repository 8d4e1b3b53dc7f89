import Testing

@testable import TerminalDevice

@Suite("What a terminal can do")
struct TerminalCapabilitiesTests {
  private func capabilities(_ environment: [String: String]) -> TerminalCapabilities {
    TerminalCapabilities(environment: environment)
  }

  @Test(
    "The number of colours follows COLORTERM, TERM and the program",
    arguments: [
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ColorDepth.trueColor),
      (["TERM": "xterm-256color"], .palette),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .trueColor),
      (["TERM": "tmux-256color"], .palette),
      (["TERM": "xterm-kitty"], .trueColor),
      (["TERM": "foot-direct"], .trueColor),
      (["TERM": "xterm"], .sixteen),
      (["TERM": "linux"], .sixteen),
      (["TERM": "vt100"], .none),
      (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
      ([:], .none),
    ])
  func depth(environment: [String: String], expected: ColorDepth) {
    #expect(capabilities(environment).colorDepth == expected)
  }

  @Test("In GNU screen, what the terminal outside claims does not count, unless tmux runs in it")
  func screen() {
    let outside = ["COLORTERM": "truecolor", "TERM_PROGRAM": "WezTerm", "STY": "123.pts-0.host"]
    func inside(_ more: [String: String]) -> TerminalCapabilities {
      capabilities(outside.merging(more) { $1 })
    }
    for term in ["screen", "screen-256color", "screen.xterm-256color"] {
      let known = inside(["TERM": term])
      #expect(known.colorDepth == .palette && !known.hasItalics && !known.ignoresUnknownModes)
    }
    #expect(inside(["TERM": "screen", "NO_COLOR": "1"]).colorDepth == .none)
    // Older versions of tmux call themselves so, too, but do not set what screen sets.
    for other in [["TERM": "tmux-256color"], ["TERM": "screen-256color", "STY": ""]] {
      let known = inside(other)
      #expect(known.colorDepth == .trueColor && known.hasItalics && known.ignoresUnknownModes)
    }
  }

  @Test("NO_COLOR turns colours off whatever else is set, but not if it is empty")
  func noColor() {
    let terminal = ["TERM": "xterm-kitty", "COLORTERM": "truecolor"]
    #expect(
      capabilities(terminal.merging(["NO_COLOR": "1"]) { $1 }).colorDepth == .none)
    #expect(
      capabilities(terminal.merging(["NO_COLOR": ""]) { $1 }).colorDepth == .trueColor)
  }

  @Test("A dumb terminal's screen is not taken over")
  func dumb() {
    #expect(!capabilities(["TERM": "dumb"]).canTakeOverScreen)
    #expect(!capabilities([:]).canTakeOverScreen)
    #expect(capabilities(["TERM": "xterm"]).canTakeOverScreen)
  }

  @Test("COLORFGBG hints at a light or a dark background")
  func background() {
    #expect(capabilities(["COLORFGBG": "15;0"]).hintsDarkBackground == true)
    #expect(capabilities(["COLORFGBG": "0;default;15"]).hintsDarkBackground == false)
    #expect(capabilities(["COLORFGBG": "default;default"]).hintsDarkBackground == nil)
    #expect(capabilities([:]).hintsDarkBackground == nil)
  }
}
