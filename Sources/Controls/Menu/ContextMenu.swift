import Foundation
import HostInterface
import LayoutCore
import ViewDrawing
import ViewRuntime

/// A view that opens a menu on a secondary click, a long press or the menu key.
private struct ContextMenuHolder<Content: View, Items: View, Preview: View>: View {
  let content: Content
  let items: Items?
  let preview: Preview?
  @State private var isOpen = false
  /// The pointer's location in the window when it requested the menu; nil opens it below the view.
  @State private var pointer: CGRect?

  var body: some View {
    let (isOpen, pointer) = ($isOpen, $pointer)
    let place = self.pointer
    return content.modifier(
      ContextMenuTarget(hasMenu: items != nil) { place in
        pointer.wrappedValue = place
        isOpen.wrappedValue = true
      }
    )
    .modifier(
      PresentationModifier(
        id: self.isOpen && items != nil ? AnyHashable(true) : nil,
        form: .menu { place ?? $0 },
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

/// Tells hosts that the view has a menu.
private struct ContextMenuTarget {
  let hasMenu: Bool
  let open: @MainActor (_ pointer: CGRect?) -> Void
}

extension ContextMenuTarget: LayoutModifier {
  typealias Body = Never

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    guard environment.isEnabled else { return NodeContent(traits: .disabled) }
    return NodeContent(actions: hasMenu ? .menu : [])
  }

  static var environmentMask: EnvironmentMask { EnvironmentValues.isEnabledMask }
  func laysOutDifferently(from old: Self) -> Bool { false }

  func handle(_ event: HostEvent, _ runtime: ViewRuntime) {
    switch event {
    case .perform(_, .menu): open(nil)
    case .openMenu(_, let point): open(runtime.host.metrics.cell(at: point))
    default: break
    }
  }
}

/// The items of a context menu as a value: the legacy form.
///
/// ```swift
/// Text(name).contextMenu(isEditable ? menu : nil)
/// ```
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
}

extension ContextMenu {
  /// Creates a menu with these items.
  public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension ContextMenu: Sendable where MenuItems: Sendable {}

extension View {
  /// Adds a menu to this view: a secondary click opens it at the pointer, the menu key below the
  /// view.
  ///
  /// ```swift
  /// Text(message).contextMenu { Button("Copy") { copy(message) } }
  /// ```
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: nil as EmptyView?))
  }

  /// Adds a menu to this view, with a preview above the items.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }

  /// Adds a menu to this view; nil means none.
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
