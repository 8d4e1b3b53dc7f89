/// What the user wants the terminal's look to be, in the environment's words.
///
/// ```sh
/// KUMIKI_THEME=light gallery           # or dark; else as the terminal is
/// KUMIKI_THEME=contrast gallery        # as the terminal is, with stronger differences
/// KUMIKI_THEME=dark-contrast gallery
/// ```
struct ThemeChoice: Hashable, Sendable {
  /// nil: as the terminal is.
  var isDark: Bool?
  var hasHighContrast = false

  static let variable = "KUMIKI_THEME"

  init(environment: [String: String] = [:]) {
    let words = (environment[Self.variable] ?? "").lowercased().split { !$0.isLetter }
    if words.contains("light") { isDark = false }
    if words.contains("dark") { isDark = true }
    hasHighContrast = words.contains("contrast")
  }
}
