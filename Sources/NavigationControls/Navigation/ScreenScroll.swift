import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime

/// What a screen shows between its bars, where nobody can make the window larger: it is offered the
/// room that there is, and where it needs more it alone is scrolled, and the bars stay.
struct ScreenContent<Content: View>: View {
  let content: Content

  init(_ content: Content) { self.content = content }

  var body: some View {
    if ViewRuntime.current?.host.showsOneWindow == true {
      // As wide as the screen, so that its bar stands at the edge.
      ScreenScroll(content: content.frame(maxWidth: .infinity))
    } else {
      content
    }
  }
}

private struct ScreenScroll<Content> {
  let content: Content
}

extension ScreenScroll: View where Content: View {
  typealias Body = Never
}

extension ScreenScroll: PrimitiveView, ScrollContainerView where Content: View {
  var axes: Axis.Set { [.horizontal, .vertical] }
  var offersOwnLength: Bool { true }

  func nodeContent(in environment: EnvironmentValues) -> NodeContent {
    NodeContent(role: .scrollView, actions: .scroll, control: ControlSpec(kind: .scrollView))
  }
}
