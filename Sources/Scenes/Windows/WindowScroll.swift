import HostInterface
import LayoutCore
import ViewRuntime

/// The content of a window that nobody can make larger, as a terminal's: it is offered the room
/// there is, and where it needs more it begins at the upper leading corner and can be scrolled.
struct WindowScroll<Content> {
  let content: Content
}

extension WindowScroll: View where Content: View {
  typealias Body = Never
}

extension WindowScroll: PrimitiveView, ScrollContainerView where Content: View {
  var axes: Axis.Set { [.horizontal, .vertical] }
  var offersOwnLength: Bool { true }

  func nodeContent(in environment: EnvironmentValues) -> NodeContent {
    NodeContent(role: .scrollView, actions: .scroll, control: ControlSpec(kind: .scrollView))
  }
}
