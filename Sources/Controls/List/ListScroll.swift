import HostInterface
import LayoutCore
import ViewBasics
import ViewRuntime

/// The scrolling frame of a list or form.
struct ListScroll<Content: View> {
  let role: Role
  let style: String
  let content: Content
}

extension ListScroll: View {
  typealias Body = Never
}

extension ListScroll: ScrollContainerView {
  var axes: Axis.Set { .vertical }

  func nodeContent(in environment: EnvironmentValues) -> NodeContent {
    let isEnabled = environment.isScrollEnabled
    return NodeContent(
      role: role, actions: isEnabled ? .scroll : [],
      control: ControlSpec(kind: .list, style: style))
  }

  static var environmentMask: EnvironmentMask { EnvironmentValues.scrollMask }
}
