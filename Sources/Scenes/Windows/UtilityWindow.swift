import ViewRuntime
import ViewTexts

/// A window for tools beside the others; here a window as ``Window`` is.
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
  /// - Parameter id: the name by which `openWindow(id:)` finds it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(window: Window(titleKey, id: id, content: content))
  }

  /// A window for tools, under a title that is a text.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(window: Window(title, id: id, content: content))
  }

  /// A window for tools, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(window: Window(title, id: id, content: content))
  }

  /// A window for tools, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(window: Window(titleResource, id: id, content: content))
  }
}
