import SwiftUI

/// Chooses a theme for everything below, without passing it from view to view.
struct ThemeView: View {
  @State private var name = Theme.plain.name

  private var theme: Theme { Theme.all.first { $0.name == name } ?? .plain }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Picker("Theme", selection: $name) {
        ForEach(Theme.all) { theme in
          Text(theme.name).tag(theme.name)
        }
      }
      .pickerStyle(.segmented)
      ThemedCard(title: "A walk", text: "Twice round the lake before breakfast.")
      ThemedCard(title: "A letter", text: "お元気ですか。湖の朝は静かです。")
      ThemedCard(title: "A dream", text: "This card keeps the night, whatever you choose.")
        .theme(.night)
    }
    .padding()
    .frame(maxWidth: 480)
    .theme(theme)
  }
}

/// Takes its appearance from the environment.
private struct ThemedCard: View {
  @Environment(\.theme) private var theme
  let title: String
  let text: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Label(title, systemImage: theme.symbol)
        .font(.headline)
        .foregroundStyle(theme.accent)
      Text(text)
        .foregroundStyle(theme.ink)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(theme.background, in: RoundedRectangle(cornerRadius: 12))
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(theme.name)
  }
}

#Preview("Forest") {
  ThemedCard(title: "A walk", text: "Twice round the lake.")
    .theme(.forest)
}
