import HostInterface
import LayoutCore
import ViewBasics
import ViewRuntime

/// Entries that a screen's views post for a menu of its bar: they are mounted with those views, and
/// shown in the menu while it is open.
struct BarMenuEntries {
  @Environment(\.screen) private var screen

  nonisolated init() {}
}

extension BarMenuEntries: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(MenuSurroundings { [screen] in screen?.closeMenu() })
  }
}

extension View {
  /// Shows posted entries in a menu below this view.
  func barMenu(isOpen: Binding<Bool>, screen: Screen, entries: [RenderNode]) -> some View {
    if isOpen.wrappedValue { screen.closeMenu = { isOpen.wrappedValue = false } }
    return modifier(
      PresentationModifier(
        id: isOpen.wrappedValue && !entries.isEmpty ? AnyHashable(true) : nil, form: .menu(),
        content: { _ in MenuColumn(content: ShownNodes(entries)) },
        dismiss: { isOpen.wrappedValue = false }))
  }
}
