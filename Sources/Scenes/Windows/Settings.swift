import ViewRuntime

/// The window with an app's settings; `openSettings()` shows it.
///
/// ```swift
/// Settings { SettingsView() }
/// ```
public struct Settings<Content: View> {
  let content: Content
}

extension Settings: Scene {
  public typealias Body = Never
}

extension Settings: PrimitiveScene {
  package var sceneContent: some View {
    GuardedWindow(WindowDescription(kind: .settings), content)
  }
}

extension Settings {
  /// Shows the content when the user asks for the settings, by the menu or its key.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}
