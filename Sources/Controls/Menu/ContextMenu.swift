import HostInterface
import LayoutCore
import ViewBasics
import ViewRuntime

/// A view that opens a menu by the secondary button, a long press, or the menu key.
private struct ContextMenuHolder<Content: View, Items: View, Preview: View>: View {
  let content: Content
  let items: Items?
  let preview: Preview?
  @State private var isOpen = false

  var body: some View {
    let isOpen = $isOpen
    return ContextMenuTarget(content: content, hasMenu: items != nil) {
      isOpen.wrappedValue = true
    }
    .modifier(
      PresentationModifier(
        id: self.isOpen && items != nil ? AnyHashable(true) : nil, form: .menu(),
        content: { [items, preview] _ in
          MenuPanel(
            content: ContextMenuContent(items: items, preview: preview)
          ) { isOpen.wrappedValue = false }
        },
        dismiss: { isOpen.wrappedValue = false }))
  }
}

private struct ContextMenuContent<Items: View, Preview: View>: View {
  let items: Items?
  let preview: Preview?

  var body: some View {
    if let preview {
      preview
      Divider()
    }
    items
  }
}

private struct ContextMenuTarget<Content: View> {
  let content: Content
  let hasMenu: Bool
  let open: @MainActor () -> Void
}

extension ContextMenuTarget: View {
  typealias Body = Never
}

extension ContextMenuTarget: ControlView {
  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent {
    NodeContent(actions: hasMenu ? .menu : [])
  }

  func content(_ hidden: [HiddenPart], hostDraws: Bool) -> Content { content }

  func handle(_ event: HostEvent, _ context: ControlContext) {
    if case .perform(_, "menu") = event { open() }
  }
}

/// The entries of a context menu as a value: the former form.
///
/// ```swift
/// Text(name).contextMenu(isEditable ? menu : nil)
/// ```
public struct ContextMenu<MenuItems> {
  let items: MenuItems
}

extension ContextMenu where MenuItems: View {
  public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension ContextMenu: Sendable where MenuItems: Sendable {}

extension View {
  /// Offers a menu for this view: by the secondary button, a long press, or the menu key.
  ///
  /// ```swift
  /// Text(message).contextMenu { Button("Copy") { copy(message) } }
  /// ```
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: nil as EmptyView?))
  }

  /// Offers a menu for this view, with a picture of what it is about above the entries.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }

  /// Offers a menu for this view; nil: none.
  public nonisolated func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items, preview: nil as EmptyView?))
  }
}

private struct ContextMenuModifier<Items, Preview> {
  let items: Items?
  let preview: Preview?
}

extension ContextMenuModifier: ViewModifier where Items: View, Preview: View {
  func body(content: Content) -> some View {
    ContextMenuHolder(content: content, items: items, preview: preview)
  }
}
