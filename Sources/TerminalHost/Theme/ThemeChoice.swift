/// The user's choice of theme, from the environment.
///
/// ```sh
/// KUMIKI_THEME=light gallery           # or dark; else as the terminal is
/// KUMIKI_THEME=contrast gallery        # as the terminal is, with stronger differences
/// KUMIKI_THEME=dark-contrast gallery
/// ```
struct ThemeChoice: Hashable, Sendable {
  /// nil: follows the terminal.
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
