import HostInterface
import LayoutCore
import ViewEnvironment
import ViewRuntime

/// A menu's button, and the menu while it is open.
struct MenuButton: View {
  let configuration: MenuStyleConfiguration
  /// The style of the button; nil uses the surrounding button style.
  let style: ControlSpec.Style?
  @State private var isOpen = false
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.dismissMenu) private var dismissOuter

  var body: some View {
    let isOpen = $isOpen
    return
      button
      .modifier(
        PresentationModifier(
          id: self.isOpen ? AnyHashable(true) : nil,
          form: .menu(beside: isInMenu ? .trailing : .bottom),
          content: { [content = configuration.content, dismissOuter] _ in
            MenuPanel(content: content) {
              isOpen.wrappedValue = false
              dismissOuter?()
            }
          },
          dismiss: { isOpen.wrappedValue = false }))
  }

  @MainActor @ViewBuilder private var button: some View {
    if isInMenu {
      // Opening a submenu leaves this menu open.
      control(.submenu, MenuItemLabel(isOn: nil, label: configuration.label))
        .environment(\.dismissMenu, nil)
    } else if let style {
      control(indicator == .hidden && style == .menu ? .automatic : style, configuration.label)
    } else {
      Button(action: tap) { configuration.label.environment(\.heldMenu, nil) }
        .environment(\.heldMenu, configuration.primaryAction == nil ? nil : $isOpen)
    }
  }

  @MainActor private func tap() {
    if let primaryAction = configuration.primaryAction { primaryAction() } else { isOpen.toggle() }
  }

  @MainActor
  private func control<Label: View>(_ style: ControlSpec.Style, _ label: Label) -> ButtonControl<
    Label
  > {
    var button = ButtonControl(style: style, isSelected: isOpen, action: tap, label: label)
    button.isDisclosure = configuration.primaryAction == nil
    if configuration.primaryAction != nil { button.onLongPress = { isOpen.toggle() } }
    return button
  }
}

private struct IsInMenuKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view is a menu item.
  package var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }
}

extension EnvironmentMask {
  static let isInMenu = EnvironmentMask(ObjectIdentifier(IsInMenuKey.self))
}

private struct HeldMenuKey: EnvironmentKey {
  static var defaultValue: Binding<Bool>? { nil }
}

extension EnvironmentValues {
  /// Whether the menu that a long press on this button opens is open; nil if there is no such menu.
  ///
  /// A menu with a primary action sets it for its button, in every style.
  var heldMenu: Binding<Bool>? {
    get { self[HeldMenuKey.self] }
    set { self[HeldMenuKey.self] = newValue }
  }
}

extension EnvironmentMask {
  static let heldMenu = EnvironmentMask(ObjectIdentifier(HeldMenuKey.self))
}
