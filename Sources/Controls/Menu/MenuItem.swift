import HostInterface
import LayoutCore
import ViewBasics
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A button as an entry of a menu.
struct MenuItemButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ButtonControl(
      style: .menuItem, role: configuration.role, action: configuration.action,
      label: MenuItemLabel(isOn: nil, label: configuration.label))
  }
}

/// A toggle as an entry of a menu: a mark says whether it is on.
struct MenuItemToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuItemBody(
      content: MenuItemLabel(
        isOn: configuration.isOn, isMixed: configuration.isMixed, label: configuration.label))
  }
}

/// The words of an entry, with room for a mark where some have one.
struct MenuItemLabel<Label: View>: View {
  /// Nil: neither on nor off.
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

/// What says of an entry that it is on. Others have as much room, so that words stand below words.
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

/// The chrome of an entry whose taps are taken by what is around it.
struct MenuItemBody<Content: View> {
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
    NodeContent(control: spec(in: environment))
  }

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    ChromeLayout(control: spec(in: environment))
  }

  static var environmentMask: EnvironmentMask { .controlLooks }
}
