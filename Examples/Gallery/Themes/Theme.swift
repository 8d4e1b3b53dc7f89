import SwiftUI

/// Colours and words that belong together.
struct Theme: Equatable, Identifiable {
  let name: String
  let accent: Color
  let background: Color
  var ink = Color.primary
  let symbol: String

  var id: String { name }

  static let plain = Theme(
    name: "Plain", accent: .blue, background: .gray.opacity(0.12), symbol: "circle")
  static let forest = Theme(
    name: "Forest", accent: .green, background: .green.opacity(0.15), symbol: "leaf.fill")
  static let night = Theme(
    name: "Night", accent: .yellow, background: .indigo, ink: .white,
    symbol: "moon.stars.fill")

  static let all = [plain, forest, night]
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme.plain
}

extension EnvironmentValues {
  /// The theme chosen by an enclosing view.
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension View {
  func theme(_ theme: Theme) -> some View { environment(\.theme, theme) }
}
