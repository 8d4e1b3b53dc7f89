import ViewEvents
import ViewRuntime

/// The top of a presentation: a window, a sheet. It takes the colour scheme that a view inside asks
/// for (S7.6).
package struct ColorSchemePresentation<Content> {
  @State private var preferred: ColorScheme? = nil
  @State private var preference = ColorSchemePreference()
  @Environment(\.hostCommands) private var commands
  private let content: Content

  package nonisolated init(content: Content) { self.content = content }
}

/// Stands for one window or sheet that may want to be dark or light.
private final class ColorSchemePreference: Sendable {}

extension ColorSchemePresentation: View where Content: View {
  package var body: some View {
    content
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
  /// Asks for light or dark for the window or sheet around (S7.6); nil: as it is.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}
