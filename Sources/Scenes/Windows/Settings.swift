import ViewRuntime

/// The window with an app's settings; `openSettings()` shows it.
///
/// ```swift
/// Settings { SettingsView() }
/// ```
public struct Settings<Content> {
  let content: Content
}

extension Settings: Scene where Content: View {
  public typealias Body = Never
}

extension Settings: PrimitiveScene where Content: View {
  package var sceneContent: some View {
    GuardedWindow(WindowDescription(kind: .settings), content)
  }
}

extension Settings where Content: View {
  /// Shows the content when the user asks for the settings, by the menu or its key.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}
