import HostInterface
import ViewRuntime

private struct SceneShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut that brings the scene's window to the front.
  var sceneShortcut: KeyboardShortcut? {
    get { self[SceneShortcutKey.self] }
    set { self[SceneShortcutKey.self] = newValue }
  }
}

extension Scene {
  /// Shows the scene's window, or opens a new one of a group, when the shortcut is pressed; Command
  /// is the default modifier.
  ///
  /// ```swift
  /// Window("Activity", id: "activity") { ActivityView() }
  ///   .keyboardShortcut("0")
  /// ```
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Shows the scene's window when the shortcut is pressed; nil removes the shortcut.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    environment(\.sceneShortcut, shortcut)
  }
}

extension WindowRegistry {
  /// Shows the window that has the shortcut.
  func showWindow(for stroke: KeyStroke) -> Bool {
    open { portal, _ in portal.environment.sceneShortcut?.stroke == stroke }
  }
}
