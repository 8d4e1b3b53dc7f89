import ViewRuntime

/// A scene with the app's settings; `openSettings()` shows it.
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
  /// Makes a settings scene, shown by the menu or its shortcut.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}
