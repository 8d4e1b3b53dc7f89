import ViewRuntime
import ViewTexts

/// A window for tools beside the others; here a window like ``Window``.
///
/// ```swift
/// UtilityWindow("Palette", id: "palette") { PaletteView() }
/// ```
public struct UtilityWindow<Content: View> {
  let window: Window<Content>
}

extension UtilityWindow: Scene {
  public var body: some Scene { window }
}

extension UtilityWindow {
  /// - Parameter id: the name by which `openWindow(id:)` finds the window.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(window: Window(titleKey, id: id, content: content))
  }

  /// Makes a utility window with a `Text` as its title.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(window: Window(title, id: id, content: content))
  }

  /// Makes a utility window with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(window: Window(title, id: id, content: content))
  }

  /// Makes a utility window with a title from a localized string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(window: Window(titleResource, id: id, content: content))
  }
}
