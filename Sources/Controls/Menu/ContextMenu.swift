import HostInterface
import LayoutCore
import ViewBasics
import ViewRuntime

/// A view with a menu of its own; the host offers the entries by name.
private struct ContextMenuControl<Content: View, Items: View> {
  let shown: Content
  let items: Items
}

extension ContextMenuControl: View {
  typealias Body = Never
}

extension ContextMenuControl: ControlView {
  var hidden: some View { items }

  @MainActor
  private func actions(_ hidden: [HiddenPart]) -> [RowAction] {
    RowAction.actions(in: hidden.map(\.node))
  }

  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent {
    NodeContent(namedActions: actions(hidden).map(\.name))
  }

  func content(_ hidden: [HiddenPart], hostDraws: Bool) -> Content { shown }

  func handle(_ event: HostEvent, _ context: ControlContext) {
    guard case .perform(_, let name) = event else { return }
    actions(context.hidden).first { $0.name == name }?.perform()
  }
}

extension View {
  /// Offers a menu for this view: by the secondary button, a long press, or the menu key.
  ///
  /// ```swift
  /// Text(message).contextMenu { Button("Copy") { copy(message) } }
  /// ```
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    ContextMenuControl(shown: self, items: menuItems())
  }
}
