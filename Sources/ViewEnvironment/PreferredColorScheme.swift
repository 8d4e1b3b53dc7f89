import ViewEvents
import ViewRuntime

/// The root of a presentation: a window or a sheet. It applies the colour scheme that a view inside
/// prefers (S7.6).
package struct ColorSchemePresentation<Content> {
  @State private var preferred: ColorScheme? = nil
  @State private var preference = ColorSchemePreference()
  @Environment(\.hostCommands) private var commands
  private let content: Content

  package nonisolated init(content: Content) { self.content = content }
}

/// Identifies a window or sheet with a preferred colour scheme.
private final class ColorSchemePreference: Sendable {}

extension ColorSchemePresentation: View where Content: View {
  package var body: some View {
    content
      .modifier(PresentationPlace())
      .modifier(
        PreferenceReaderModifier<PreferredColorSchemeKey>(areEqual: ==, passesOn: false) {
          preferred = $0
          commands.prefer(isDark: $0.map { $0 == .dark }, for: preference)
        }
      )
      .onDisappear { commands.prefer(isDark: nil, for: preference) }
      .transformEnvironment(\.colorScheme) { [preferred] scheme in
        if let preferred { scheme = preferred }
      }
  }
}

extension View {
  /// Sets the preferred colour scheme of the enclosing window or sheet (S7.6); nil sets none.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}
