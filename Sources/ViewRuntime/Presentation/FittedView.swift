import HostInterface
import LayoutCore

/// Content that is proposed the available space and scrolls along some axes if it needs more:
/// everything in a sheet, or in a window that cannot grow, must remain reachable.
package struct FittedView<Content> {
  package let axes: Axis.Set
  package let content: Content

  package init(_ axes: Axis.Set, content: Content) {
    self.axes = axes
    self.content = content
  }
}

extension FittedView: View where Content: View {
  package typealias Body = Never
}

extension FittedView: PrimitiveView, ScrollContainerView where Content: View {
  package var offersOwnLength: Bool { true }

  package func nodeContent(in environment: EnvironmentValues) -> NodeContent {
    NodeContent(role: .scrollView, actions: .scroll, control: ControlSpec(kind: .scrollView))
  }
}
