/// The user's choice of theme, from the environment.
///
/// ```sh
/// KUMIKI_THEME=light gallery           # or dark; else as the terminal is
/// KUMIKI_THEME=contrast gallery        # as the terminal is, with stronger differences
/// KUMIKI_THEME=dark-contrast gallery
/// ```
package struct ThemeChoice: Hashable, Sendable {
  /// nil: follows the terminal.
  package var isDark: Bool?
  package var hasHighContrast = false

  private static let variable = "KUMIKI_THEME"

  package init(environment: [String: String] = [:]) {
    let words = (environment[Self.variable] ?? "").lowercased().split { !$0.isLetter }
    if words.contains("light") { isDark = false }
    if words.contains("dark") { isDark = true }
    hasHighContrast = words.contains("contrast")
  }
}
