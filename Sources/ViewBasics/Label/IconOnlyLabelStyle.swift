import HostInterface
import ViewRuntime

/// The icon alone; the label is still called by its title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Shows the icon alone; `.iconOnly` is the shorter way to write it.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitledIcon(icon: configuration.icon, title: configuration.title)
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone; the label is still called by its title.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// An icon that is called by a title which is not shown.
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
    // Where the program wrote a title and the bar shows none, the mouse tells it.
    if environment.isBarLabel { content.tooltip = hidden.label }
    return content
  }

  func content(_ hidden: [HiddenPart], hostDraws: Bool) -> Icon { icon }

  func handle(_ event: HostEvent, _ context: ControlContext) {}
}
