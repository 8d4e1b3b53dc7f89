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
      FittedView([.horizontal, .vertical], content: content.frame(maxWidth: .infinity))
    } else {
      content
    }
  }
}
