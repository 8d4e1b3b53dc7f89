import ViewRuntime

/// The menu behind a screen's title, as toolbar content.
///
/// ```swift
/// .toolbar {
///   ToolbarTitleMenu { Button("Rename", action: rename) }
/// }
/// ```
public struct ToolbarTitleMenu<Content: View> {
  let content: Content
}

extension ToolbarTitleMenu {
  /// Makes the menu behind the title.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
}

extension ToolbarTitleMenu: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never
}

extension ToolbarTitleMenu: PrimitiveToolbarContent {
  package var shown: some View {
    EmptyView().modifier(BarModifier(.titleMenu, content: content.modifier(BarMenuEntries())))
  }
}

extension View {
  /// Adds a menu behind the screen's title.
  public nonisolated func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View {
    modifier(BarModifier(.titleMenu, content: content().modifier(BarMenuEntries())))
  }
}
