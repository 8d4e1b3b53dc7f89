import HostInterface
import ViewRuntime

/// A style that shows only the icon; the title remains the accessibility label.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the icon-only style; usually written `.iconOnly`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitledIcon(icon: configuration.icon, title: configuration.title)
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the icon; the title remains the accessibility label.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// An icon whose accessibility label is a hidden title.
struct TitledIcon<Icon: View, Title: View> {
  let icon: Icon
  let title: Title
}

extension TitledIcon: View {
  typealias Body = Never
}

extension TitledIcon: ControlView {
  var hidden: Title { title }

  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent {
    var content = NodeContent(role: .image, label: hidden.label)
    // A bar that hides the title shows it as the tooltip.
    if environment.isBarLabel { content.tooltip = hidden.label }
    return content
  }

  func content(_ hidden: [HiddenPart], hostDraws: Bool) -> Icon { icon }

  func handle(_ event: HostEvent, _ context: ControlContext) {}
}
