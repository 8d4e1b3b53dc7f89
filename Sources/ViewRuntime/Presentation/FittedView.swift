import HostInterface
import LayoutCore

/// A content that is offered the room there is, and can be scrolled if it needs more: what stands
/// in a sheet must be reached in the smallest window, too.
struct FittedView<Content> {
  let content: Content
}

extension FittedView: View where Content: View {
  typealias Body = Never
}

extension FittedView: PrimitiveView, ScrollContainerView where Content: View {
  var axes: Axis.Set { .vertical }
  var offersOwnLength: Bool { true }

  func nodeContent(in environment: EnvironmentValues) -> NodeContent {
    NodeContent(
      role: .scrollView, actions: .scroll, control: ControlSpec(kind: .scrollView))
  }
}
