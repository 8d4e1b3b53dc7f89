import Controls
import HostInterface
import LayoutCore
import ViewRuntime

/// Menu items that a screen's views register for a menu of its bar: they are mounted with those
/// views, and shown in the menu while it is open.
struct BarMenuEntries {
  @Environment(\.screen) private var screen

  nonisolated init() {}
}

extension BarMenuEntries: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(MenuEnvironment { [screen] in screen?.closeMenu() })
  }
}

extension View {
  /// Shows registered menu items in a menu below this view.
  ///
  /// - Parameter moved: items that do not fit in the bar, shown above the entries.
  func barMenu(
    isOpen: Binding<Bool>, screens: [Screen], entries: [RenderNode], moved: [RenderNode] = []
  ) -> some View {
    if isOpen.wrappedValue {
      for screen in screens { screen.closeMenu = { isOpen.wrappedValue = false } }
    }
    return modifier(
      PresentationModifier(
        id: isOpen.wrappedValue && !(entries + moved).isEmpty ? AnyHashable(true) : nil,
        form: .menu(),
        content: { _ in
          MenuColumn(
            content: TupleView(
              (MovedItems(nodes: moved) { isOpen.wrappedValue = false }, ShownNodes(entries))))
        },
        dismiss: { isOpen.wrappedValue = false }))
  }
}

/// Items of a bar in its menu: buttons become menu items of the same name, all other items stay as
/// they are.
private struct MovedItems: View {
  let nodes: [RenderNode]
  let close: @MainActor () -> Void

  var body: some View {
    ForEach(nodes.indices, id: \.self) { index in
      let actions = RowAction.actions(in: [nodes[index]])
      if actions.isEmpty {
        ShownNodes([nodes[index]])
      } else {
        ForEach(actions.indices, id: \.self) { index in
          let action = actions[index]
          Button(action.name, role: action.isDestructive ? .destructive : nil) {
            action.perform()
          }
        }
      }
    }
    .modifier(MenuEnvironment(close: close))
  }
}
