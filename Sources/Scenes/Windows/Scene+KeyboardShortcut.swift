import HostInterface
import ViewRuntime

private struct SceneShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The keys that bring the scene's window to the front.
  var sceneShortcut: KeyboardShortcut? {
    get { self[SceneShortcutKey.self] }
    set { self[SceneShortcutKey.self] = newValue }
  }
}

extension Scene {
  /// Shows the scene's window, or opens a new one of a group, when the keys are pressed, with
  /// Command if nothing else is said.
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

  /// Shows the scene's window when the keys are pressed; nil: no keys do.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    environment(\.sceneShortcut, shortcut)
  }
}

extension WindowRegistry {
  /// Shows the window that has the keys.
  func showWindow(for stroke: KeyStroke) -> Bool {
    open { portal, _ in portal.environment.sceneShortcut?.stroke == stroke }
  }
}
