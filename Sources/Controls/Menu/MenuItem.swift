import HostInterface
import LayoutCore
import ViewBasics
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A button as a menu item.
struct MenuItemButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ButtonControl(
      style: .menuItem, role: configuration.role, action: configuration.action,
      label: MenuItemLabel(isOn: nil, label: configuration.label))
  }
}

/// A toggle as a menu item, with a checkmark while it is on.
struct MenuItemToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuItemBody(
      isOn: configuration.isOn,
      content: MenuItemLabel(
        isOn: configuration.isOn, isMixed: configuration.isMixed, label: configuration.label))
  }
}

/// An item's text, with space for a checkmark where some items have one.
struct MenuItemLabel<Label: View>: View {
  /// Nil means neither on nor off.
  let isOn: Bool?
  var isMixed = false
  let label: Label

  var body: some View {
    HStack(spacing: 0) {
      if let isOn { MenuMark(text: isMixed ? "- " : isOn ? "✓ " : nil) }
      label
      Spacer(minLength: 0)
      MenuShortcut()
    }
  }
}

/// The mark of an item that is on. Other items reserve the same space, so that their texts align.
private struct MenuMark: View {
  let text: String?

  var body: some View {
    if let text {
      Text(verbatim: text).accessibilityHidden(true)
    } else {
      Text(verbatim: "✓ ").hidden()
    }
  }
}

/// The chrome of an item whose container handles the taps.
struct MenuItemBody<Content: View> {
  let isOn: Bool
  let content: Content
}

extension MenuItemBody: View {
  typealias Body = Never
}

extension MenuItemBody: ContainerView {
  private func spec(in environment: EnvironmentValues) -> ControlSpec {
    ControlSpec(kind: .button, style: .menuItem, tint: environment.hostTint)
  }

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    NodeContent(traits: isOn ? .selected : [], control: spec(in: environment))
  }

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    ChromeLayout(control: spec(in: environment))
  }

  static var environmentMask: EnvironmentMask { .controlLooks }
}
