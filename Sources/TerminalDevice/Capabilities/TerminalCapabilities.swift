/// The capabilities of the terminal, as far as the environment reveals them.
///
/// ```swift
/// TerminalCapabilities(environment: ["TERM": "xterm-256color"]).colorDepth   // .palette
/// TerminalCapabilities(environment: ["TERM": "dumb"]).canTakeOverScreen      // false
/// ```
///
/// The terminal itself is queried for what the environment does not reveal, such as the
/// background's colour: see ``TerminalQuery``.
package struct TerminalCapabilities: Hashable, Sendable {
  package var colorDepth: ColorDepth
  /// Whether cursor movement and an alternate screen can be expected.
  package var canTakeOverScreen: Bool
  /// Whether unknown private sequences are safely ignored, so that newer modes may be turned on
  /// without a query: synchronized output, the kitty keyboard protocol, focus reports.
  package var ignoresUnknownModes: Bool
  /// Whether the environment hints at a dark background; nil if unknown.
  package var hintsDarkBackground: Bool?
  /// Whether its font has few glyphs: the Linux console's, see ``ConsoleGlyphs``.
  package var hasFewGlyphs = false
  /// Whether it has italic letters. GNU screen takes the sequence for its own standout instead.
  package var hasItalics = true
  /// The theme that the user chose.
  package var theme = ThemeChoice()
  /// Whether the user prefers reduced motion: `KUMIKI_REDUCE_MOTION=1`.
  package var reducesMotion = false

  package init(
    colorDepth: ColorDepth, canTakeOverScreen: Bool = true, ignoresUnknownModes: Bool = true,
    hintsDarkBackground: Bool? = nil
  ) {
    self.colorDepth = colorDepth
    self.canTakeOverScreen = canTakeOverScreen
    self.ignoresUnknownModes = ignoresUnknownModes
    self.hintsDarkBackground = hintsDarkBackground
  }

  package init(environment: [String: String]) {
    let term = (environment["TERM"] ?? "").lowercased()
    canTakeOverScreen = !term.isEmpty && term != "dumb" && term != "unknown"
    // The Linux console interprets some newer sequences as its own older ones.
    let isInScreen = Self.isInScreen(term: term, environment: environment)
    ignoresUnknownModes =
      canTakeOverScreen && term != "linux" && !term.hasPrefix("vt") && !isInScreen
    hasItalics = !isInScreen
    hasFewGlyphs = term == "linux"
    hintsDarkBackground = Self.darkBackground(hint: environment["COLORFGBG"])
    colorDepth = Self.colorDepth(term: term, environment: environment)
    theme = ThemeChoice(environment: environment)
    reducesMotion = !["", "0", "no"].contains(environment["KUMIKI_REDUCE_MOTION"] ?? "")
  }

  private static func colorDepth(term: String, environment: [String: String]) -> ColorDepth {
    // no-color.org: any value but an empty one counts.
    if let refusal = environment["NO_COLOR"], !refusal.isEmpty { return .none }
    if term.isEmpty || term == "dumb" || term == "unknown" { return .none }
    if isInScreen(term: term, environment: environment) { return .palette }
    let claim = (environment["COLORTERM"] ?? "").lowercased()
    if claim == "truecolor" || claim == "24bit" { return .trueColor }
    if term.hasSuffix("-direct") { return .trueColor }
    let program = environment["TERM_PROGRAM"] ?? ""
    if trueColorPrograms.contains(program) || environment["WT_SESSION"] != nil {
      return .trueColor
    }
    if trueColorTerms.contains(where: { term.hasPrefix($0) }) { return .trueColor }
    if term.contains("256color") || program == "Apple_Terminal" { return .palette }
    if term.hasPrefix("vt") || term.hasSuffix("-mono") || term.hasSuffix("-m") { return .none }
    return .sixteen
  }

  /// Returns whether it runs in GNU screen, which passes on what the terminal outside claims in the
  /// environment, but takes 24-bit colours for other colours, and queries of pictures for a message.
  private static func isInScreen(term: String, environment: [String: String]) -> Bool {
    environment["STY"]?.isEmpty == false && term.hasPrefix("screen")
  }

  private static let trueColorPrograms: Set<String> = [
    "iTerm.app", "WezTerm", "vscode", "ghostty", "rio", "Hyper", "WarpTerminal",
  ]
  private static let trueColorTerms = [
    "xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "contour", "rio",
  ]

  /// Parses `COLORFGBG`, which is "text;background" or "text;cursor;background" in indices of the
  /// sixteen colours.
  private static func darkBackground(hint: String?) -> Bool? {
    guard let last = hint?.split(separator: ";").last, let index = Int(last) else { return nil }
    switch index {
    case 0...6, 8: return true
    case 7, 9...15: return false
    default: return nil
    }
  }
}
